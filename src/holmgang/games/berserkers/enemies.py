"""What the enemies do: riders, orc squads, goblins, Thor and Zodd."""

from mypy_extensions import i64

from holmgang.core.bits import bit
from holmgang.core.event import Event
from holmgang.games.berserkers import view
from holmgang.games.berserkers.state import (
    ASK_OVER,
    ASK_SHIELD,
    DEAD,
    F_DEFEAT,
    F_ITEMS,
    F_MARCH,
    F_WOUND,
    LOST_TO_DARKNESS,
    LOST_TO_DEATH,
    REFUSED,
    WON,
    Position,
)
from holmgang.games.berserkers.tables import (
    ATTACK,
    CELLS,
    DARKNESS,
    ENROL,
    EXTENDED,
    EXTINGUISH,
    GOBLINS,
    NONE,
    ORCS,
    RIDERS,
    SHIELD,
    SLOW,
    SUFFER,
    THREE,
    ZODD,
    Faces,
)


class Enemies(Position):
    """A position in which enemies act. All of them cross the edges of the map (BR-MOV-02)."""

    def log(self, kind: i64, args: list[int], seat: i64 = NONE) -> None:
        self.log_event(Event(kind, seat, args))

    def log_one(self, kind: i64, figure: i64, seat: i64 = NONE) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, [figure]))

    # Riders and orcs: the action first, then the arrows (BR-P2-03, BR-MOV-03)

    def resolve(self, creature: i64) -> None:
        colour = (creature - RIDERS) % THREE
        face = self.faces[colour]
        self.faces[colour] = 0
        table = self._table(creature)
        if self.journal is not None:
            self.log(view.ENEMY, [creature, face, table.acts[face]])
        self.frames.push(F_MARCH, creature | face << 4)
        self._act(creature, table.acts[face])

    def _table(self, creature: i64) -> Faces:
        return self.tables.riders if creature < ORCS else self.tables.orcs

    def _act(self, creature: i64, act: i64) -> None:
        cell = self.at[creature]
        if act == ATTACK:
            self._attack(bit(cell))
        elif act == EXTENDED:
            self._attack(bit(cell) | self.tables.near_mask[cell])
        elif act == DARKNESS:
            self._darken(cell)
        elif act == EXTINGUISH:
            self.put_out(cell)
        elif act == ENROL:
            self._enrol(creature - RIDERS, cell)
        elif act == SLOW and self.locked < self.tables.most_locked:
            self.locked += 1
            self.log_one(view.SLOWED, self.locked)

    def march(self) -> None:
        """The arrows, even after a void action (BR-MOV-04)."""
        creature = self.frames.operand & 15
        face = self.frames.operand >> 4
        self.frames.pop()
        if self.at[creature] >= 0:  # a sword may have slain it after its attack
            self.follow_arrow(creature, self._table(creature), face)

    def follow_arrow(self, creature: i64, table: Faces, face: i64) -> None:
        here = self.at[creature]
        there = table.to[face * CELLS + here]
        if there != here:
            self.at[creature] = there
            if self.journal is not None:
                self.log(view.MARCHED, [creature, there])

    def _darken(self, cell: i64) -> None:
        """A gem from the supply; an empty supply is the end (BR-RID-03, BR-RID-04)."""
        if self.harp or self.dark[cell] >= self.demands.darkness_per_place:
            return
        if self.supply == 0:
            self.lose(LOST_TO_DARKNESS)
            return
        self.supply -= 1
        self.dark[cell] += 1
        if self.journal is not None:
            self.log(view.DARK, [cell, self.supply])

    def put_out(self, cell: i64) -> None:
        """Void once all fires burn (BR-RID-05, BR-FIR-02)."""
        if self.fires >> cell & 1 and self.fires != self.fire_cells:
            self.fires ^= bit(cell)
            self.log_one(view.OUT, cell)

    def _enrol(self, colour: i64, cell: i64) -> None:
        """A squad of the rider's colour, else of the first free one (BR-RID-06)."""
        if not self.orc_cells >> cell & 1 or self.squads() >= self.tables.squads:
            return
        for other in (colour, 0, 1, 2):
            if self.at[ORCS + other] < 0:
                self.at[ORCS + other] = cell
                if self.journal is not None:
                    self.log(view.ENROLLED, [ORCS + other, cell])
                return

    # Wounds

    def _attack(self, cells: i64) -> None:
        hit = self.heroes_on(cells)
        if hit > 0:
            self.frames.push(F_WOUND, hit)

    def next_wound(self) -> None:
        """Each attacked Berserker in turn; who holds a shield is asked (BR-ITM-A).

        After the attack other items may serve (BR-VIL-03).
        """
        hit = self.frames.operand
        if hit == 0:
            self.frames.pop()
            if self.held != 0:
                self.frames.push(F_ITEMS)
        elif self.has_shield() and self.frames.step != REFUSED:
            self.offer(ASK_SHIELD, [self.tables.do[SHIELD], self.tables.do[SUFFER]])
        else:
            hero: i64 = 0
            while not hit >> hero & 1:
                hero += 1
            self.frames.operand = hit & (hit - 1)
            self.hurt(hero)

    def hurt(self, hero: i64) -> None:
        """Healthy to wounded, wounded to dead (BR-DTH-01, BR-DTH-02)."""
        self.health[hero] -= 1
        if self.health[hero] > DEAD:
            self.log_one(view.WOUNDED, hero)
            return
        self.at[hero] = NONE
        self.log_one(view.DIED, hero)
        if self.alive() == 0:
            self.lose(LOST_TO_DEATH)

    # The dice of requests

    def goblins(self, face: i64) -> None:
        """They put out the fire they stand on, then go (BR-REQ-6c to 6e)."""
        if self.journal is not None:
            self.log(view.ROLLED, [GOBLINS, face])
            self.log(view.ENEMY, [GOBLINS, face, self.tables.goblins.acts[face]])
        if self.tables.goblins.acts[face] == EXTINGUISH:
            self.put_out(self.at[GOBLINS])
        self.follow_arrow(GOBLINS, self.tables.goblins, face)

    def thor(self, face: i64) -> None:
        """Discards dice of one number, or bars the Move action (BR-REQ-7b to 7d)."""
        self.log_one(view.STORM, face)
        discard = self.tables.thor_discard[face]
        if discard > 0:
            self.dice[discard] = 0
        self.barred = self.tables.thor_bars[face] == 1

    def zodd(self, face: i64) -> None:
        if self.journal is not None:
            self.log(view.ROLLED, [ZODD, face])
        self.follow_arrow(ZODD, self.tables.zodd, face)

    def zodds_blow(self) -> None:
        """Nothing prevents it (BR-REQ-9e)."""
        if self.at[ZODD] < 0:
            return
        hit = self.heroes_on(bit(self.at[ZODD]))
        for hero in range(THREE):
            if hit >> hero & 1:
                self.hurt(hero)

    # Defeat

    def lose(self, outcome: i64) -> None:
        """The end, unless there is a checkpoint to go back to (BR-END-02, BR-SAV-02)."""
        self.outcome = outcome
        self.frames.clear()
        self.log_one(view.DEFEATED, outcome)
        if self.saved is not None:
            self.frames.push(F_DEFEAT)
        else:
            self.finish()

    def finish(self) -> None:
        self.asking = ASK_OVER
        self.actors = self.tables.nobody
        self.frames.clear()
        if self.journal is not None:
            points = self.points()
            title = view.TITLES.index(view.title(points))
            self.log(view.OVER, [int(self.outcome == WON), points, title], 0)

    def offer(self, question: i64, options: list[int]) -> None:
        """Ask the player."""
        self.asking = question
        self.actors = self.tables.alone
        self.offered = options
        self.is_offered = True
