"""What is allowed but surely not meant: abilities that never fire, cards far from their cost."""

from collections.abc import Iterator, Sequence

import msgspec

from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.budget import budget
from holmgang.games.berserk.abilities.phrases import Phrases, Values

FAR = 1.5
"""Crystals that a cost may be away from its budget; the formula's own error is half of it."""

NEEDS = {
    "jumped": "jump",
    "teleported": "teleport",
    "dashed": "dash",
    "incarnated": "incarnation",
    "drained": "vampirism",
    "scavenged": "scavenger",
}
"""Events of a card itself that only a keyword can bring about."""


class Warning(msgspec.Struct, frozen=True):
    """A finding: a code, and what its words need."""

    code: str
    card: str
    line: int = 0
    details: dict[str, str | int] = {}

    def say(self, phrases: Phrases) -> str:
        args: Values = {"card": phrases.name("card", self.card), "line": self.line}
        return phrases(f"berserk-lint-{self.code}", args | self.details)


def check(cards: Sequence[tree.Card]) -> list[Warning]:
    """Everything that looks wrong about cards, in their order."""
    granted = {word for card in cards for word in _granted(card)}
    return [warning for card in cards for warning in _card(card, granted)]


def _card(card: tree.Card, granted: set[str]) -> Iterator[Warning]:
    for ability in card.abilities:
        yield from _ability(card, ability, granted)
    yield from _markers(card)
    if card.has("max_life") and not card.has("vampirism") and "lives" not in _effects(card):
        yield Warning("no-vampirism", card.id, card.line)
    worth = budget(card)
    if card.body.type != "terrain" and abs(worth - card.body.cost) > FAR:
        figures: dict[str, str | int] = {"cost": card.body.cost, "budget": f"{worth:.1f}"}
        yield Warning("price", card.id, card.line, figures)


def _ability(card: tree.Card, ability: tree.Ability, granted: set[str]) -> Iterator[Warning]:
    event = getattr(ability, "event", None) or getattr(ability, "window", None)
    if isinstance(event, tree.Event):
        yield from _event(card, ability, event, granted)
    if isinstance(ability, tree.Act) and [c.word for c in ability.pay].count("tap") > 1:
        yield Warning("cannot-tap", card.id, ability.line)
    for node in tree.walk(ability):
        if isinstance(node, tree.Effect) and node.word in words.AIMED_AFAR:
            reach = node.args["range"]
            if isinstance(reach, tree.Number) and reach.n < 2:
                yield Warning("out-of-reach", card.id, ability.line, {"n": reach.n})
        if isinstance(node, tree.Compare) and _is_false(node):
            text = f"{_number(node.left)} {node.op} {_number(node.right)}"
            yield Warning("never-true", card.id, ability.line, {"text": text})


def _event(
    card: tree.Card, ability: tree.Ability, event: tree.Event, granted: set[str]
) -> Iterator[Warning]:
    """A trigger on what this very card does, though it cannot do it."""
    details: dict[str, str | int] = {"text": event.word}
    if event.args.get("by") == tree.Ref("self") and "attack" in words.EVENTS[event.word].traits:
        kinds = words.attacks(event.args.get("attack") or ())
        if not kinds & (_attacks(card) | granted):
            yield Warning("no-such-attack", card.id, ability.line, details)
    keyword = NEEDS.get(event.word)
    is_own = event.args.get("card") == tree.Ref("self")
    if keyword and is_own and not card.has(keyword) and keyword not in granted:
        yield Warning("no-such-move", card.id, ability.line, details | {"word": keyword})


def _markers(card: tree.Card) -> Iterator[Warning]:
    nodes = tree.walk(card.abilities)
    put = {n.args["with"] for n in nodes if isinstance(n, tree.Effect) and n.word == "mark"}
    for marker in card.markers:
        if marker.name not in put:
            yield Warning("unused-marker", card.id, card.line, {"marker": marker.name})


def _attacks(card: tree.Card) -> set[str]:
    """The kinds of attack that a card can make by itself."""
    own = {word for word in _effects(card) if word in words.ATTACKS}
    return own | {"strike"} if card.body.strike else own


def _effects(card: tree.Card) -> set[str]:
    return {node.word for node in tree.walk(card.abilities) if isinstance(node, tree.Effect)}


def _granted(card: tree.Card) -> Iterator[str]:
    """Keywords and attacks that a card gives to cards."""
    for node in tree.walk(card.abilities):
        if isinstance(node, tree.Mod) and node.word == "kw":
            yield node.get("kw", tree.Keyword).word
        if isinstance(node, tree.Mod) and node.word == "ability":
            inside = tree.walk(node.args["of"])
            yield from (n.word for n in inside if isinstance(n, tree.Effect))


def _is_false(node: tree.Compare) -> bool:
    left, right = _number(node.left), _number(node.right)
    if left is None or right is None:
        return False
    results = {
        "<=": left <= right,
        ">=": left >= right,
        "==": left == right,
        "!=": left != right,
        "<": left < right,
        ">": left > right,
    }
    return not results[node.op]


def _number(amount: tree.Amount) -> int | None:
    return amount.n if isinstance(amount, tree.Number) else None
