"""Random battles of cards that use the rarer words: nothing breaks, nothing leaks."""

import pytest

from berserk.battle import Battle, field
from berserk.heroes import hero
from berserk.invariants import broken_invariants
from holmgang.core.chance import Quick
from holmgang.core.state import playout

CARDS = {
    "seer": (
        "act: {pay: tap, do: {prophecy: {n: 3, as: $c, do: {if: {cond: 'is($c, elite)', "
        "do: {summon: {what: $c}}, else: {damage: {to: {pick: enemy.creature}, n: 1}}}}}}}",
        "act: {pay: tap, do: {look: 2}}",
    ),
    "thief": (
        "act: {pay: tap, do: {control: {to: {pick: enemy.creature}, "
        "until: 'while(is(self, tapped))'}}}",
        "on: {hit: {by: self}, do: {to_deck: {what: attacked, end: bottom}}}",
    ),
    "ape": (
        "act: {pay: tap, do: {copy: {from: {pick: enemy.creature}, to: self, "
        "until: end_my_next_turn}}}",
        "act: {pay: tap, do: {give: {to: {pick: creature}, mod: {power: {attack: any, n: +1}}, "
        "until: uses(2)}}}",
    ),
    "kite": (
        "act: {pay: tap, do: {take_off: {to: {pick: mine.ground}, until: end_enemy_turn}}}",
        "on: {landed: {card: any.creature}, do: {damage: {to: event.card, n: 1}}}",
        "act: {pay: tap, do: {land: {to: {pick: enemy.flyer}, at: {pick: cell free}}}}",
    ),
    "shade": (
        "act: {pay: tap, do: {give: {to: {pick: creature}, mod: {type: artifact}, "
        "until: 'while(is(it, hurt))'}}}",
        "incorporeal: {give: {kw: defence 1}}",
    ),
    "clock": (
        "act: {pay: tap, limit: {n: 2, per: battle}, do: extra_turn}",
        "static: {for: 'mine.creature adj(self)', give: {ability: "
        "{on: {turn_start: mine, do: {heal: {to: self, n: 1}}}}}}",
    ),
    "snare": (
        "instead: {of: {relocated: {card: 'enemy.creature adj(self)'}}, limit: {n: 1, per: turn}, "
        "do: {damage: {to: event.card, n: 1}}}",
        "instead: {of: {tapped: {card: self}}, limit: {n: 1, per: turn}, do: {curse: self}}",
        "instead: {of: {opened: {card: enemy.creature}}, limit: {n: 1, per: turn}, "
        "do: {damage: {to: event.card, n: 1}}}",
        "instead: {of: {rolled: {rolls: 6}}, limit: {n: 1, per: turn}, do: reroll}",
    ),
    "caller": (
        "act: {pay: tap, do: {summon: {what: {pick: mine.creature in(grave)}}}}",
        "act: {pay: tap, do: {summon: {what: {pick: mine.creature in(deck)}}}}",
        "act: {pay: tap, do: {redistribute: {from: {pick: creature hurt}, "
        "to: {pick: creature, n: 2, upto: true}, n: 2}}}",
    ),
}
BOSS = hero(id="boss", kw="scavenger").replace("cost: 5", "cost: 5, elite: true")
TEXT = "".join(hero(*abilities, id=id) for id, abilities in CARDS.items()) + BOSS
SOUTH = ("b2", "c2", "d2", "b3", "c3", "d3", "a3", "e3")
NORTH = ("b4", "c4", "d4", "b5", "c5", "d5", "a4", "e4")


def battle(edition: str) -> Battle:
    sides = [
        f"P{n}: " + ", ".join(f"{id} {square}" for id, square in zip(CARDS, squares, strict=True))
        for n, squares in ((1, SOUTH), (2, NORTH))
    ]
    deck = "boss boss boss seer caller clock"
    return field(*sides, edition=edition, cards=TEXT, deck=(deck, deck))


@pytest.mark.parametrize("edition", ["realms", "laar"])
@pytest.mark.parametrize("number", range(3))
def test_random_battles_of_rare_words_keep_the_invariants(number, edition):
    state, rng = battle(edition).state, Quick(f"words {number} {edition}")
    actions = 0
    while not state.is_over():
        assert broken_invariants(state) == []
        if actions % 7 == 0:
            for seat in state.actors:
                if seat >= 0:
                    written = [state.write(action) for action in state.legal(seat)]
                    assert len(set(written)) == len(written) > 0
                    assert [state.read(text) for text in written] == state.legal(seat)
            for viewer in (0, 1):
                twin = state.determinize(viewer, Quick(actions))
                assert twin.view(viewer) == state.view(viewer)
        actions += playout(state, rng, 1)
        assert actions < 20_000
