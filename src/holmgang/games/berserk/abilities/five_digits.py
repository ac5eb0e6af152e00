"""The hook `five_digits`: the figures of a card are cast at the start of the battle.

It is nothing but words of the language, five times over; as a text of them it
could not be read, so it has a name and a sentence of its own.
"""

from holmgang.games.berserk.abilities import tree

SELF = tree.Ref("self")
DIE = tree.Function("die", ())
MORE = tree.Function("half_up", (DIE,))
LESS = tree.Function("half_down", (DIE,))
FIGURES: tuple[tree.Mod, ...] = (
    tree.Mod("life", {"n": DIE}),
    tree.Mod("move", {"n": MORE}),
    tree.Mod("power", {"n": LESS, "attack": ("strike",)}),
    tree.Mod("roll", {"n": LESS, "attack": (), "when": "attacking"}),
    tree.Mod("roll", {"n": LESS, "attack": (), "when": "defending"}),
)


def effects() -> list[tree.Effect]:
    """One chip is the right to cast one of the dice again."""
    return [
        tree.Effect("chips", {"to": SELF, "n": tree.Number(1)}),
        *[effect for figure in FIGURES for effect in _cast(figure)],
        tree.Effect("lose_chips", {"to": SELF, "n": tree.Number(1)}),
    ]


def _cast(figure: tree.Mod) -> tuple[tree.Effect, ...]:
    cast = tree.Effect("cast", {"by": SELF})
    cost = tree.Cost("chips", {"n": tree.Number(1)})
    again = tree.Effect("pay", {"cost": (cost,), "do": (cast,), "else": ()})
    until = tree.Until("battle", {})
    return cast, again, tree.Effect("give", {"to": SELF, "mod": (figure,), "until": until})
