"""How a battle of Shieldwall ends: points, losses, and what happens to the cards."""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.event import Event
from holmgang.games.shieldwall import view
from holmgang.games.shieldwall.state import ASK_OVER, Position
from holmgang.games.shieldwall.tables import NONE


class Battle(Position):
    """The part of the rules that deals with cards laid and units lost."""

    def _total(self, seat: i64) -> i64:
        side = self.side(seat)
        points = self.card_points(seat, side.weapon, side.force)
        bonus = self.bonus_points(seat)
        if self.journal is not None:
            laid = side.deck[: -side.force - 1 : -1]
            self._log_all(view.BATTLE, seat, [int(side.weapon), int(bonus), int(points), *laid])
        return points + bonus

    def _put_away(self) -> None:
        """Used cards, then Reserves, then Scorched Earth (SW-RES-04, SW-TIM-15)."""
        self._use(0)
        self._use(1)
        self._recall(0)
        self._recall(1)
        self._scorch(0)
        self._scorch(1)

    def _use(self, seat: i64) -> None:
        side = self.side(seat)
        for _ in range(side.force):
            side.use_top()
        side.forget_top(side.force)

    def _recall(self, seat: i64) -> None:
        """Reserves: the last card goes under the deck."""
        card = self.strategy(seat)
        if card != NONE and self.tables.reserves[card] and self.side(seat).force > 1:
            self._log(view.RESERVES, seat, self.side(seat).return_last())

    def _scorch(self, seat: i64) -> None:
        """Scorched Earth: the enemy's strategy costs a seat its first card."""
        card = self.strategy(1 - seat)
        if card != NONE and self.tables.scorch[card]:
            side = self.side(seat)
            if side.left > 0:
                burnt = side.use_top()
                side.forget_top(1)
                self._log(view.SCORCHED, seat, burnt)

    def _bury(self, winner: i64) -> None:
        """The loser's losses, then the winner's healers (SW-TIM-12 to -14)."""
        self._lose_units(1 - winner, self._toll(winner))
        card = self.strategy(winner)
        if card != NONE and self.tables.heal[card] > 0:
            self._heal(winner, self.tables.heal[card])
        self._test_end(1 - winner)

    def _toll(self, winner: i64) -> i64:
        """The units that the loser of a battle loses."""
        tables = self.tables
        mine = self.strategy(winner)
        theirs = self.strategy(1 - winner)
        if mine != NONE and tables.bloodless[mine]:
            return 0
        if theirs != NONE and tables.bloodless[theirs]:
            return 0
        toll: i64 = 1
        if mine != NONE:
            toll += tables.toll[mine]
        if self.bannerman == winner:
            for unit in self.banners:
                toll += tables.unit_toll[unit - tables.battle_cards]
        return toll

    def _heal(self, seat: i64, most: i64) -> None:
        side = self.side(seat)
        graves = self.size - side.units
        healed = most if most < graves else graves
        if healed > 0:
            side.units += healed
            self._log(view.HEALED, seat, healed)

    def _lose_units(self, seat: i64, count: i64) -> None:
        side = self.side(seat)
        lost = count if count < side.units else side.units
        if lost > 0:
            side.units -= lost
            self._log(view.LOST, seat, lost)

    def _test_end(self, seat: i64) -> None:
        """A seat without units has lost (SW-END-01, SW-TIM-23)."""
        if self.side(seat).units == 0:
            self._finish(1 - seat)

    def _clear_table(self) -> None:
        """Effects end with the battle (SW-STR-C, SW-TIM-22)."""
        if self.bannerman != NONE:
            side = self.side(self.bannerman)
            for unit in self.banners:
                side.put(unit)
            self.banners = vec[i64]()
            self.bannerman = NONE
        self.black.end_battle()
        self.red.end_battle()

    def _finish(self, winner: i64) -> None:
        self.winner = winner
        self.asking = ASK_OVER
        self.actors = self.tables.nobody
        self.frames.clear()
        self._log(view.OVER, winner)

    def _log(self, kind: int, seat: i64, figure: i64 = NONE) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, int(seat), [int(figure)]))

    def _log_all(self, kind: int, seat: i64, figures: list[int]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, int(seat), figures))
