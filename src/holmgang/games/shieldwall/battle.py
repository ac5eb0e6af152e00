"""How a battle of Shieldwall ends: points, losses, and what happens to the cards."""

from holmgang.core.event import Event
from holmgang.games.shieldwall import view
from holmgang.games.shieldwall.state import ASK_OVER, Position, Side
from holmgang.games.shieldwall.tables import NONE


class Battle(Position):
    """The part of the rules that deals with cards laid and units lost."""

    def _total(self, seat: int) -> int:
        side = self.side(seat)
        points = self.card_points(seat, int(side.weapon), int(side.force))
        bonus = self.bonus_points(seat)
        if self.journal is not None:
            laid = side.deck[len(side.deck) - int(side.force) :][::-1]
            self.journal.append(Event(view.BATTLE, seat, [int(side.weapon), bonus, points, *laid]))
        return points + bonus

    def _put_away(self) -> None:
        """Used cards, then Reserves, then Scorched Earth (SW-RES-04, SW-TIM-15)."""
        for seat in range(2):
            side = self.side(seat)
            for _ in range(int(side.force)):
                side.used.append(side.deck.pop())
            _lower(side, int(side.force))
        for seat in range(2):
            card = self.strategy(seat)
            if card != NONE and self.tables.reserves[card] and self.side(seat).force > 1:
                self._return_last(seat)
        for seat in range(2):
            card = self.strategy(1 - seat)
            if card != NONE and self.tables.scorch[card] and len(self.side(seat).deck) > 0:
                self._burn_first(seat)

    def _return_last(self, seat: int) -> None:
        side = self.side(seat)
        card = side.used.pop()
        side.deck.insert(0, card)
        # Everybody saw this card go to the bottom.
        side.known = side.known << 1 | 1
        if side.clear == len(side.deck) - 1:
            side.clear = min(3, int(side.clear) + 1)
        self._tell(view.RESERVES, seat, card)

    def _burn_first(self, seat: int) -> None:
        side = self.side(seat)
        card = side.deck.pop()
        side.used.append(card)
        _lower(side, 1)
        self._tell(view.SCORCHED, seat, card)

    def _bury(self, winner: int) -> None:
        """The loser's losses, then the winner's healers (SW-TIM-12 to -14)."""
        tables = self.tables
        mine = self.strategy(winner)
        theirs = self.strategy(1 - winner)
        toll = 1
        if mine != NONE:
            toll += tables.toll[mine]
        if self.bannerman == winner:
            for unit in self.banners:
                toll += tables.unit_toll[unit - tables.battle_cards]
        if mine != NONE and tables.bloodless[mine]:
            toll = 0
        if theirs != NONE and tables.bloodless[theirs]:
            toll = 0
        self._lose_units(1 - winner, toll)
        if mine != NONE and tables.heal[mine] > 0:
            side = self.side(winner)
            healed = min(tables.heal[mine], self.size - int(side.units))
            if healed > 0:
                side.units += healed
                self._tell(view.HEALED, winner, healed)
        self._test_end(1 - winner)

    def _lose_units(self, seat: int, count: int) -> None:
        side = self.side(seat)
        lost = min(count, int(side.units))
        if lost > 0:
            side.units -= lost
            self._tell(view.LOST, seat, lost)

    def _test_end(self, seat: int) -> None:
        """A seat without units has lost (SW-END-01, SW-TIM-23)."""
        if self.side(seat).units == 0:
            self._finish(1 - seat)

    def _clear_table(self) -> None:
        """Effects end with the battle (SW-STR-C, SW-TIM-22)."""
        if self.bannerman != NONE:
            self.side(self.bannerman).used.extend(self.banners)
            self.banners = []
            self.bannerman = NONE
        for seat in range(2):
            side = self.side(seat)
            side.weapon = NONE
            side.strategy = NONE
            side.active = NONE
            side.force = 0

    def _finish(self, winner: int) -> None:
        self.winner = winner
        self.asking = ASK_OVER
        self.actors = self.tables.nobody
        self.frames.clear()
        self._tell(view.OVER, winner)

    def _tell(self, kind: int, seat: int, figure: int = NONE) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, [figure]))


def _lower(side: Side, count: int) -> None:
    """Note that cards left the top of a deck."""
    side.clear = max(0, int(side.clear) - count)
    side.known &= (1 << len(side.deck)) - 1
