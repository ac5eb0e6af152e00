"""What happens, who hears of it, and what happens instead (BK-12C).

`report_…` fills `news`, then either `tell` lets triggered abilities hear of
something that has happened, or `happen` lets it happen, unless an ability
stands for it. Abilities that were set off wait in `queue`; a frame takes charge
of each batch. The active player's are declared first, then the opponent's, and
they are carried out in reverse order (BK-12.16). When they are done, players
may answer the news with instants (`responses`).
"""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.lasting import Lasting
from holmgang.games.berserk.modifiers import (
    GIVEN,
)
from holmgang.games.berserk.state import (
    ASK_DECLARE,
    ASK_TRIGGER,
    CARDS,
    GRAVE,
    HIDDEN,
    LATER_WIDTH,
    QUEUED,
    STEP,
    USE,
)
from holmgang.games.berserk.tables import (
    BASIC,
    NONE,
    POISONING,
    SPELL,
)
from holmgang.games.berserk.terms import TALLIED

# Frames
ABILITY: Final = 9
HAPPENING: Final = 10
TRIGGERS: Final = 11

# A waiting ability: head, source, seat, what happened, it, X and variables
Q_HEAD: Final = 0
Q_ME: Final = 1
Q_SEAT: Final = 2
Q_NEWS: Final = 3
Q_IT: Final = 15
Q_REST: Final = 7  # it, X and five variables

# Registers of TRIGGERS
BATCH: Final = 2  # where its abilities begin in the queue
DECLARED: Final = 3  # how many of them have been declared, NONE for none

# What waits in the queue besides abilities, in place of a head
WINDOW: Final = -1  # the news may be answered with instants
UPKEEP: Final = -2  # poison and regeneration of the active player's cards

# A use of a limited ability: head, source, for whom, how often, in which turn
USE_HEAD: Final = 0
USE_ME: Final = 1
USE_FOR: Final = 2
USE_COUNT: Final = 3
USE_TURN: Final = 4


class Happenings(Lasting):
    """The part of the rules that lets abilities hear of things."""

    # What is told

    def write_news(
        self, event: int, card: int, by: int, target: int, n: int, means: int, base: int
    ) -> None:
        news = self.news
        news[codes.N_EVENT] = event
        news[codes.N_CARD] = card
        news[codes.N_BY] = by
        news[codes.N_TARGET] = target
        news[codes.N_N] = n
        news[codes.N_EXCESS] = 0
        news[codes.N_ROLL] = NONE
        news[codes.N_MEANS] = means
        news[codes.N_STRENGTH] = 0
        news[codes.N_ANSWER] = 0
        news[codes.N_SEAT] = NONE
        news[codes.N_BASE] = base

    def tell_card(self, event: int, card: int, n: int = 0, by: int = NONE) -> None:
        """Something has befallen a card."""
        if self.ears >> event & 1:
            self.write_news(event, card, by, NONE, n, NONE, NONE)
            self.tell_all()

    def tell_seat(self, event: int, seat: int) -> None:
        if self.ears >> event & 1:
            self.write_news(event, NONE, NONE, NONE, 0, NONE, NONE)
            self.news[codes.N_SEAT] = seat
            self.tell_all()

    def tell_all(self) -> None:
        """Let everybody hear the news; whoever it sets off is put in the queue."""
        event = self.news[codes.N_EVENT]
        if self.tables.tallies >> event & 1:
            self._count_up(event)
        watch = self.watch[event]
        for k in range(0, len(watch), 2):
            if self.may_react(watch[k], watch[k + 1]):
                self.enqueue(watch[k + 1], watch[k] % GIVEN, self.controller(watch[k] % GIVEN))
        if self.openings >> event & 1:
            self.enqueue(WINDOW, NONE, self._declarer())
        if len(self.laters) > 0:
            self._wake(event)
        if len(self.gifts) > 0:
            self.end_until(event)

    def _count_up(self, event: int) -> None:
        who = self.doer(event)
        if who != NONE:
            self.tally.append(who * TALLIED + event)

    def may_react(self, source: int, head: int) -> bool:
        """Whether an ability answers the news: it works, and all it says is so."""
        code = self.tables.code
        me = source % GIVEN
        if self.status[me] & HIDDEN:
            return False
        if code[head + codes.H_ZONE] == codes.Z_GRAVE:
            if self.place[me] != GRAVE:
                return False
        elif self.place[me] < 0:
            return False
        if source >= GIVEN:
            if not self.is_given_still(source, head):
                return False
        elif self.is_silent(me):
            return False
        if not self.hears(code[head + codes.H_EVENT], me):
            return False
        if not self.has_uses(head, me, self.subject()):
            return False
        if not self.can_pay(head, me):
            return False
        return self.holds(code[head + codes.H_COND], me, NONE)

    def can_pay(self, head: int, me: int) -> bool:
        raise NotImplementedError

    def subject(self) -> int:
        """For whom uses are counted, where they are counted for each apart."""
        card = self.news[codes.N_CARD]
        return self.news[codes.N_TARGET] if card == NONE else card

    def hears(self, at: int, me: int) -> bool:
        """Whether the news is the event an ability waits for."""
        code = self.tables.code
        news = self.news
        for k in range(3):
            who = code[at + codes.W_CARD + k]
            if who != 0 and not self.matches(who, news[codes.N_CARD + k], me, NONE, True):
                return False
        attacks = code[at + codes.W_ATTACKS]
        means = news[codes.N_MEANS]
        if attacks != 0 and (means == NONE or not attacks >> means & 1):
            return False
        strengths = code[at + codes.W_STRENGTHS]
        if strengths != 0 and not strengths >> news[codes.N_STRENGTH] & 1:
            return False
        if code[at + codes.W_ANSWER] == 1 and news[codes.N_ANSWER] != 1:
            return False
        if code[at + codes.W_EXCHANGE] == 1 and news[codes.N_ANSWER] != 1:
            return False
        return self._hears_more(at, me)

    def _hears_more(self, at: int, me: int) -> bool:
        code = self.tables.code
        news = self.news
        cause = code[at + codes.W_CAUSE]
        if cause != NONE and cause != cause_of(news[codes.N_MEANS]):
            return False
        if code[at + codes.W_LOW] != NONE:
            roll = news[codes.N_ROLL]
            if not code[at + codes.W_LOW] <= roll <= code[at + codes.W_HIGH]:
                return False
        whose = code[at + codes.W_WHOSE]
        if whose == codes.MINE or whose == codes.ENEMY:
            if (news[codes.N_SEAT] == self.controller(me)) != (whose == codes.MINE):
                return False
        kind = code[at + codes.W_KIND]
        if kind != NONE and not news[codes.N_SEAT] >> kind & 1:
            return False
        marker = code[at + codes.W_MARKER]
        return marker == NONE or marker == news[codes.N_SEAT]

    def _declarer(self) -> int:
        """Whose deed it was; the others are first to answer it (BK-12.13)."""
        who = self.news[codes.N_BY]
        if who == NONE:
            who = self.news[codes.N_CARD]
        return self.active if who == NONE else self.controller(who)

    def enqueue(self, head: int, me: int, seat: int) -> None:
        self.queue += [head, me, seat]
        self.queue += self.news
        self.queue += [NONE] * (QUEUED - Q_IT)

    def _wake(self, event: int) -> None:
        """What was put off until this event."""
        laters = self.laters
        k = 0
        while k < len(laters):
            if self.tables.code[laters[k]] == event and self.hears(laters[k], laters[k + 2]):
                self.queue += [laters[k + 1], laters[k + 2], laters[k + 3]]
                self.queue += self.news
                self.queue += laters[k + 4 : k + 4 + Q_REST]
                self.queue += [NONE] * (QUEUED - Q_IT - Q_REST)
                del laters[k : k + LATER_WIDTH]
            else:
                k += LATER_WIDTH

    # Limits

    def has_uses(self, head: int, me: int, who: int) -> bool:
        """Whether an ability may be used once more (BK-19.133, BK-19.134)."""
        limit = self.tables.code[head + codes.H_LIMIT]
        return limit == 0 or self._uses(head, me, who) < limit

    def _uses(self, head: int, me: int, who: int) -> int:
        used = self.used
        k = self._find_use(head, me, who)
        if k == NONE:
            return 0
        is_old = self._is_by_turn(head) and used[k + USE_TURN] != self.turn
        return 0 if is_old else used[k + USE_COUNT]

    def _is_by_turn(self, head: int) -> bool:
        return self.tables.code[head + codes.H_PERIOD] != codes.PER_BATTLE

    def _find_use(self, head: int, me: int, who: int) -> int:
        used = self.used
        for_whom = who if self.tables.code[head + codes.H_EACH] else NONE
        for k in range(0, len(used), USE):
            if used[k] == head and used[k + USE_ME] == me and used[k + USE_FOR] == for_whom:
                return k
        return NONE

    def spend_use(self, head: int, me: int, who: int) -> None:
        if self.tables.code[head + codes.H_LIMIT] == 0:
            return
        k = self._find_use(head, me, who)
        for_whom = who if self.tables.code[head + codes.H_EACH] else NONE
        if k == NONE:
            self.used += [head, me, for_whom, 1, self.turn]
        elif self._is_by_turn(head) and self.used[k + USE_TURN] != self.turn:
            self.used[k + USE_COUNT] = 1
            self.used[k + USE_TURN] = self.turn
        else:
            self.used[k + USE_COUNT] += 1

    def was_used(self, head: int, me: int) -> bool:
        return self._find_use(head, me, NONE) != NONE

    def note_use(self, head: int, me: int) -> None:
        """Note down a use, whether it is limited or not."""
        self.used += [head, me, NONE, 0, self.turn]

    # The queue

    def take_charge(self) -> None:
        """Put a frame on top for the abilities that were set off just now."""
        self.push(TRIGGERS)
        self.set_reg(BATCH, self.heard)
        self.heard = len(self.queue) // QUEUED

    def trigger_step(self) -> None:
        """Begin the next ability of a batch; last of all, whatever may answer what happened."""
        if self._end_of_queue() == self.reg(BATCH):
            self.heard = self.reg(BATCH)
            self.pop()
        elif self.tables.edition.declares_first:
            self._declare_or_begin()
        else:
            waiting = self.waiting_abilities()
            if len(waiting) == 0:
                self.begin_waiting(self.reg(BATCH))
            elif self._is_one_kind(waiting):
                self.begin_waiting(waiting[0])
            else:
                self._ask_for_one(waiting)

    def _declare_or_begin(self) -> None:
        """All are declared, the active player's first, then done in reverse (BK-12.16)."""
        if self.reg(DECLARED) == NONE:
            self._put_windows_first()
        end = self._end_of_queue()
        declared = self.reg(DECLARED)
        if declared == end - self.reg(BATCH):
            self.set_reg(DECLARED, declared - 1)
            self.begin_waiting(end - 1)
            return
        waiting = self.waiting_abilities()
        if self._is_one_kind(waiting):
            self.declare_waiting(waiting[0])
        else:
            self._ask_for_one(waiting)

    def _put_windows_first(self) -> None:
        """Whatever may answer the news comes after the abilities that they set off."""
        self.set_reg(DECLARED, 0)
        for k in range(self.reg(BATCH), self._end_of_queue()):
            if self.queue[k * QUEUED] == WINDOW:
                self.declare_waiting(k)

    def declare_waiting(self, k: int) -> None:
        """An ability is declared after those that were declared before."""
        declared = self.reg(DECLARED)
        to = self.reg(BATCH) + declared
        if k != to:
            record = self.queue[k * QUEUED : (k + 1) * QUEUED]
            del self.queue[k * QUEUED : (k + 1) * QUEUED]
            self.queue[to * QUEUED : to * QUEUED] = record
        self.set_reg(DECLARED, declared + 1)

    def choose_waiting(self, k: int) -> None:
        """A player has chosen the next one to be declared or to be carried out."""
        if self.tables.edition.declares_first:
            self.declare_waiting(k)
        else:
            self.begin_waiting(k)

    def _ask_for_one(self, waiting: list[int]) -> None:
        seat = self.queue[waiting[0] * QUEUED + Q_SEAT]
        question = ASK_DECLARE if self.tables.edition.declares_first else ASK_TRIGGER
        self.ask(question, self.tables.alone[seat])

    def waiting_abilities(self) -> list[int]:
        """Those of the batch among which a player chooses, by their places in the queue."""
        declares = self.tables.edition.declares_first
        ahead = self.first if self.active == NONE else self.active  # cards turned up in the muster
        for seat in (ahead, 1 - ahead) if declares else (1 - ahead, ahead):
            found = self._waiting_of(seat, max(0, self.reg(DECLARED)))
            if len(found) > 0:
                return found
        return []

    def _end_of_queue(self) -> int:
        return len(self.queue) // QUEUED

    def _waiting_of(self, seat: int, skipped: int) -> list[int]:
        """A seat's abilities of the batch, without the first so many and without windows."""
        queue = self.queue
        found: list[int] = []
        for k in range(self.reg(BATCH) + skipped, self._end_of_queue()):
            if queue[k * QUEUED + Q_SEAT] == seat and queue[k * QUEUED] != WINDOW:
                found.append(k)
        return found

    def _is_one_kind(self, waiting: list[int]) -> bool:
        """Whether it does not matter which comes first, because they are the same."""
        queue = self.queue
        for k in waiting:
            if (
                queue[k * QUEUED] != queue[waiting[0] * QUEUED]
                or queue[k * QUEUED + Q_ME] != queue[waiting[0] * QUEUED + Q_ME]
            ):
                return False
        return True

    def begin_waiting(self, k: int) -> None:
        """Carry out a waiting ability, unless it has gone round already (BK-20.9)."""
        at = k * QUEUED
        record = self.queue[at : at + QUEUED]
        del self.queue[at : at + QUEUED]
        self.heard -= 1
        head = record[Q_HEAD]
        if head < 0:
            self.begin_other(record)
            return
        if self.goes_round(head * CARDS + record[Q_ME]):
            return
        self.begin_ability(head, record[Q_ME], record[Q_SEAT])
        stack = self.stack
        for k in range(codes.NEWS_WIDTH):
            stack[self.base + codes.G_NEWS + k] = record[Q_NEWS + k]
        stack[self.base + codes.G_IT] = record[Q_IT]
        stack[self.base + codes.G_X] = record[Q_IT + 1]
        for k in range(codes.VARIABLES):
            stack[self.base + codes.G_VARS + k] = record[Q_IT + 2 + k]

    def begin_other(self, record: list[int]) -> None:
        """A window for instants, or poison and regeneration."""
        raise NotImplementedError

    def begin_ability(self, head: int, me: int, seat: int) -> None:
        self.push(ABILITY)
        self.set_reg(STEP, self.tables.code[head + codes.H_CODE])
        self.set_reg(codes.G_ME, me)
        self.set_reg(codes.G_SEAT, seat)
        self.set_reg(codes.G_HEAD, head)

    # Replacement

    def happen(self) -> None:
        """Let what the news say happen, or what stands for it."""
        if len(self.stands[self.news[codes.N_EVENT]]) == 0:
            self.occur()
            return
        self.push(HAPPENING)
        stack = self.stack
        for k in range(codes.NEWS_WIDTH):
            stack[self.base + codes.G_NEWS + k] = self.news[k]
        self.set_reg(codes.G_HAPPENS, 1)

    def occur(self) -> None:
        """What the news say comes true."""
        raise NotImplementedError

    def recall(self) -> None:
        """The news of the topmost frame are those at hand again."""
        for k in range(codes.NEWS_WIDTH):
            self.news[k] = self.stack[self.base + codes.G_NEWS + k]

    def happening_step(self) -> None:
        """Each ability that stands for it has its say, once."""
        self.recall()
        stands = self.stands[self.news[codes.N_EVENT]]
        step = self.reg(STEP)
        if self.reg(codes.G_HAPPENS) == 0:
            step = len(stands)
        while step < len(stands):
            source, head = stands[step], stands[step + 1]
            step += 2
            if self.may_react(source, head):
                self.set_reg(STEP, step)
                self._stand_in(head, source % GIVEN)
                return
        happens = self.reg(codes.G_HAPPENS) == 1 or self._is_dead_anyway()
        self.pop()
        if happens:
            self.occur()

    def _stand_in(self, head: int, me: int) -> None:
        self.set_reg(codes.G_HAPPENS, 0)
        parent = self.base
        self.begin_ability(head, me, self.controller(me))
        for k in range(codes.NEWS_WIDTH):
            self.stack[self.base + codes.G_NEWS + k] = self.news[k]
        self.set_reg(codes.G_PARENT, parent)

    def _is_dead_anyway(self) -> bool:
        """A card saved from death, but not from its wounds."""
        i = self.news[codes.N_CARD]
        if self.news[codes.N_EVENT] != codes.E_DIED or self.place[i] < 0:
            return False
        if self.host[i] >= 0 and not 0 <= self.place[self.host[i]] < SQUARES:
            return True  # without a host (BK-16.7)
        return self.wounds[i] > 0 and self.wounds[i] >= self.life(i)


def cause_of(means: int) -> int:
    """What wounded or killed: an attack, a spell, an effect or poison."""
    if means == POISONING:
        return codes.CAUSE_POISON
    if means == SPELL:
        return codes.CAUSE_SPELL
    return codes.CAUSE_ATTACK if BASIC <= means < SPELL else codes.CAUSE_EFFECT
