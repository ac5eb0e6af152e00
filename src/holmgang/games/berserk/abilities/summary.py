"""What an ability does in a few words, for logs: `blast`, `damage`, `give-power`.

The words are names, in the order in which the ability says them; the locale files put them
into languages (`berserk-effect-<word>`).
"""

from collections.abc import Iterable

from holmgang.games.berserk.abilities import tree, words

ORDER = ("may", "if", "choose", "each", "repeat", "pay", "let", "later", "sneak", "proceed")
"""Words that say when or how often others are done."""

SETUP = tuple(name for name, word in words.EFFECTS.items() if "setup" in word.traits)
GIFTS = tuple(f"give-{word}" for word in (*words.MODS, "rule"))
PLAIN = tuple(name for name in words.EFFECTS if name not in (*ORDER, *SETUP, "give", "hook"))
NAMES = tuple(name.replace("_", "-") for name in (*PLAIN, "resurrect", *GIFTS, *words.HOOKS))
"""All that a summary may say."""


def summary(effects: Iterable[tree.Effect]) -> list[str]:
    found = [name for effect in effects for name in _names(effect)]
    return list(dict.fromkeys(name.replace("_", "-") for name in found))


def _names(effect: tree.Effect) -> list[str]:
    """A word for each of the effects that it is made of."""
    word, args = effect.word, effect.args
    if word == "give":
        return [_gift(mod) for mod in args["mod"]]
    if word == "hook":
        return [str(args["name"])]
    if word == "summon" and any(_is_grave(node) for node in tree.walk(args["what"])):
        return ["resurrect"]
    own = [] if word in (*ORDER, *SETUP) else [word]
    inner = [*(args.get("do") or ()), *(args.get("else") or ())]
    if word == "choose":
        inner += [effect for branch in args["of"] for effect in branch]
    return own + summary(inner)


def _is_grave(node: tree.Node) -> bool:
    return isinstance(node, tree.Filter) and node.word == "in" and node.args == ("grave",)


def _gift(mod: tree.Mod) -> str:
    """A rule that is given forbids something."""
    is_rule = mod.word == "ability" and isinstance(mod.args["of"], tree.Rule)
    return "give-rule" if is_rule else f"give-{mod.word}"
