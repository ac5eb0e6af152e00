"""Who may know what in Berserk. Nothing else decides that; `views/` puts it into named values.

Both decks are known, as the lists they were built from; what is drawn, hired
and placed is the player's own business until the armies are revealed (BK-4.20,
BK-5.11). After that only the second player's rear row is hidden (BK-6.2), until
that player's first turn.
"""

from holmgang.core.action import CHANCE, OMNISCIENT, Action, first, verb
from holmgang.core.event import EVERYONE
from holmgang.core.state import View
from holmgang.games.berserk.look import cards, opening_choices
from holmgang.games.berserk.notation import COLOURS
from holmgang.games.berserk.numbers import ask, frames, opcodes
from holmgang.games.berserk.run import questions
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import DRAW, NONE
from holmgang.games.berserk.views import armies, mustering, stack


def audience(position: Position, actor: int, action: Action) -> int:
    """Draws, hires and placements are their owner's; all the rest is open."""
    if actor == CHANCE:
        is_secret = verb(action) == DRAW and not _is_prophecy(position)
        return 1 << first(action) if is_secret else EVERYONE
    return 1 << actor if position.asking in (ask.HIRE, ask.PLACE) else EVERYONE


def _is_prophecy(position: Position) -> bool:
    """Whether cards are drawn to be shown to all."""
    if mustering.is_mustering(position) or position.frames.kind != frames.ABILITY:
        return False
    return position.tables.script[position.frames.step] == opcodes.SHOW_TOP


def view(position: Position, viewer: int) -> View:
    shown: View = {
        "asking": questions.TABLE[position.asking].name,
        "actors": position.actors.copy(),
        "first": position.first,
        "active": position.active,
        "turn": position.turn,
        "winner": position.winner,
        "edition": position.tables.edition.name,
        "asked": list(position.asked),
        "dice": list(position.dice),
        "seats": [_side(position, seat, viewer in (seat, OMNISCIENT)) for seat in range(2)],
        "cards": _cards(position, viewer),
        "attack": stack.attack_under_way(position),
        "ability": stack.ability_under_way(position),
        "stack": stack.declared(position),
        "answering": stack.answerable(position) if position.asking == ask.RESPONSE else None,
        "waiting": _waiting(position, viewer),
        "squares": armies.marked_squares(position),
    }
    if viewer >= 0:
        shown["card"] = mustering.card_in_question(position, viewer)
    return shown


def _side(position: Position, seat: int, is_own: bool) -> View:
    shown: View = {
        "colour": COLOURS[seat],
        "mulligans": position.mulligans[seat],
        "deck": _deck_size(position, seat),
        "top": [_known_card(position, card, is_own) for card in position.top[seat]],
        "under": [position.tables.cards[row] for row in position.under[seat]],
        "shown": _shown(position, seat),
        "sealed": position.wants[seat] != NONE,
    }
    if mustering.is_mustering(position) and is_own:
        shown["deal"] = mustering.deal(position, seat)
        shown["purse"] = mustering.purse(position, seat)
    return shown


def _deck_size(position: Position, seat: int) -> int:
    if position.size[0] + position.size[1] == 0:
        return len(position.tables.decks[seat])
    return len(cards.deck_rows(position, seat))


def _known_card(position: Position, card: int, is_own: bool) -> str | None:
    """A card on top of a deck, as far as everybody or its owner knows it."""
    return position.tables.cards[card // 2] if is_own or card % 2 == 1 else None


def _shown(position: Position, seat: int) -> list[str]:
    """The cards of a deck that a prophecy shows just now."""
    own = [card for card in position.shown if card != NONE and card % 2 == seat]
    return [position.tables.cards[card // 2] for card in own]


def _cards(position: Position, viewer: int) -> list[View]:
    """All cards of the revealed armies, the dead too."""
    found: list[View] = []
    for seat in range(2):
        for i in position.armies[seat]:
            is_own = viewer in (seat, OMNISCIENT)
            found.append(armies.card(position, i, is_own or not cards.is_hidden(position, i)))
    return found


def _waiting(position: Position, viewer: int) -> list[View]:
    """Abilities among which the next one is chosen; before the first turn only by their owner."""
    if position.asking in (ask.TRIGGER, ask.DECLARE):
        return stack.waiting(position)
    if position.asking == ask.START and viewer in (position.actors[0], OMNISCIENT):
        found = opening_choices.opening_abilities(position, position.actors[0])
        pairs = range(0, len(found), 2)
        return [stack.ability(position, found[k], found[k + 1]) for k in pairs]
    return []
