"""What befalls cards: wounds, healing, poison, death (BK-12F, BK-14, BK-19).

`occur` is where the news come true; whatever can be replaced goes through it.
"""

from holmgang.games.berserk import codes, events
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.frames import RETURNED_BLOW, STRUCK, WOUNDS_DEALT
from holmgang.games.berserk.modifiers import GIFT_SLOT, GIFT_TO, GIFT_UNTIL, GIFT_VALUE
from holmgang.games.berserk.state import (
    ACTED,
    ALERT,
    ASK_OVER,
    BLESSED,
    CARDS,
    CURSED,
    EXILE,
    GIFT,
    GRAVE,
    HIDDEN,
    MOVED,
    RETURNED,
    SLAIN,
    WOUNDED,
)
from holmgang.games.berserk.stock import Stock
from holmgang.games.berserk.tables import (
    AIMED,
    BASIC,
    BLAST,
    CORPSE_EATING,
    INCORPOREAL,
    MAGIC,
    MAGICAL,
    MAX_LIFE,
    MELEE,
    NO_BLASTS,
    NO_FLYERS,
    NO_MAGIC_STRIKES,
    NO_POISON,
    NO_SHOTS,
    NO_SPECIAL_STRIKES,
    NO_SPELLS,
    NO_THROWS,
    NONE,
    POISONING,
    SCALE,
    SHOT,
    SPECIAL,
    SPELL,
    STEADFAST,
    THROW,
    UNANSWERABLE,
    VAMPIRISM,
)

SCALED_FROM = 5
"""Wounds (or lives) from which on scale protects (BK-19.41)."""


class Fates(Stock):
    """The part of the rules that changes how cards fare."""

    def occur(self) -> None:
        """What the news say comes true."""
        event = self.news[codes.N_EVENT]
        i = self.news[codes.N_CARD]
        n = self.news[codes.N_N]
        if event == codes.E_ROLLED:
            self.hear_roll()
            return
        if self.place[i] < 0:
            return
        if event == codes.E_WOUNDED:
            self._take_wounds(i, n)
        elif event == codes.E_HEALED:
            self._take_healing(i, n)
        elif event == codes.E_DIED:
            self._die(i)
        elif event == codes.E_POISONED:
            self._take_poison(i, n)
        elif event == codes.E_BLESSED or event == codes.E_CURSED:
            self.status[i] |= BLESSED if event == codes.E_BLESSED else CURSED
            self.note(events.BLESSED if event == codes.E_BLESSED else events.CURSED, i)
            self._tell_again()
        elif event == codes.E_CHIPS_GAINED:
            self.chips[i] += n
            self.note(events.CHIPS, i, n)
            self._tell_again()
        elif event == codes.E_LIVES_GAINED:
            self._take_lives(i, n)
        else:
            self._turn_or_move(event, i)

    def _turn_or_move(self, event: int, i: int) -> None:
        """What nothing stood for after all: a card turns, or changes its square."""
        if event == codes.E_TAPPED:
            self._tap(i)
        elif event == codes.E_OPENED:
            self._open(i)
        else:
            there = self.news[codes.N_SEAT]
            if self.has_square(i) or i == self.passer:
                if self.board[there] == NONE or self.passes_over(i):
                    self.note(events.SHIFTED, i, there)
                    by = self.news[codes.N_BY]
                    self.move_now(i, there, by, self.news[codes.N_ANSWER])

    def passes_over(self, i: int) -> bool:
        """The incorporeal may walk onto squares of other cards (BK-19.102a)."""
        walks = self.news[codes.N_ANSWER] == codes.E_WALKED
        return walks and self.keyword(i, INCORPOREAL) > 0

    def hear_roll(self) -> None:
        """Whoever waits for a die hears of it."""
        raise NotImplementedError

    def _tell_again(self) -> None:
        """What was to happen has happened; whoever waits for it hears now."""
        if self.ears >> self.news[codes.N_EVENT] & 1:
            self.tell_all()

    # Blows and shields

    def is_aimed(self, i: int) -> bool:
        """No protector can be named against it (BK-11.13, BK-19.101)."""
        return self.keyword(i, AIMED) > 0 or self.keyword(i, UNANSWERABLE) > 0

    def is_blocked(self, means: int, by: int, to: int) -> bool:
        """Whether a protection of the target stops an action (BK-12.33, BK-19.32 to 19.36)."""
        if means == BASIC:
            return self._repels_flyers(by, to)
        shield = NONE
        if means == SHOT:
            shield = NO_SHOTS
        elif means == THROW:
            shield = NO_THROWS
        elif means == BLAST:
            shield = NO_BLASTS
        elif means == SPELL:
            shield = NO_SPELLS
        elif means == MAGICAL:
            shield = NO_MAGIC_STRIKES
        elif means == SPECIAL:
            shield = NO_SPECIAL_STRIKES
        if shield != NONE and self.keyword_against(to, shield, by) > 0:
            return True
        return means < SPELL and self._repels_flyers(by, to)

    def _repels_flyers(self, by: int, to: int) -> bool:
        """Protection from flyers' attacks (BK-19.121)."""
        return self.is_flying(by) and self.keyword_against(to, NO_FLYERS, by) > 0

    def wound(self, to: int, count: int, means: int, by: int = NONE) -> int:
        """Put wounds on a card after prevention; how many it took (BK-12.35, BK-14.3)."""
        if means != BASIC and self.is_scaled(to, by):
            return 0
        if means < SPELL and not MAGIC >> means & 1:
            soak = min(count, self.armor_left(to, by))
            self.soaked[to] += soak
            count -= soak
        self.wounds[to] += count
        return count

    def is_scaled(self, i: int, by: int = NONE) -> bool:
        """Scale: past five of them only basic strikes wound it (BK-19.41)."""
        if self.keyword_against(i, SCALE, by) == 0:
            return False
        if self.tables.edition.scale_reads_life:
            return self.life(i) - self.wounds[i] >= SCALED_FROM
        return self.wounds[i] >= SCALED_FROM

    # Wounds

    def injure(self, to: int, count: int, means: int, by: int) -> None:
        """Wounds by anything but an attack; deaths follow (BK-14.12)."""
        if self.place[to] < 0 or count <= 0:
            return
        self.turn_up(to)
        if self.resists(to, means, by):
            return
        self.write_news(codes.E_WOUNDED, to, by, NONE, count, means, NONE)
        self.dying = True
        self.happen()

    def resists(self, i: int, means: int, by: int) -> bool:
        """Steadfast: the opponent's effects neither wound nor destroy it (BK-19.158)."""
        if means < SPELL or means in (POISONING, SPELL):
            return False
        if by == NONE or self.controller(by) == self.controller(i):
            return False
        return self.keyword(i, STEADFAST) > 0

    def _take_wounds(self, i: int, n: int) -> None:
        news = self.news
        by = news[codes.N_BY]
        means = news[codes.N_MEANS]
        left = max(0, self.life(i) - self.wounds[i])
        n = self._shielded(i, max(0, n))
        dealt = self.wound(i, n, means, by)
        if means < SPELL:
            strength = news[codes.N_STRENGTH]
            size = news[codes.N_ROLL]
            self.note(events.HIT, by, means, self.whereabouts(i), strength, size, dealt)
            self._let_drink(i, by, means, dealt, left)
        elif means == POISONING:
            self.note(events.SUFFERED, i, dealt)
        else:
            self.note(events.WOUNDED, i, dealt)
        if dealt > 0:
            self.bane[i] = means if by == NONE else (by + 1) * 16 + means
            self.status[i] |= WOUNDED
            news[codes.N_N] = dealt
            news[codes.N_EXCESS] = max(0, dealt - left)
            self._tell_again()

    def _shielded(self, i: int, n: int) -> int:
        """Wounds that an ability prevents before armor does."""
        gifts = self.gifts
        k = 0
        while k < len(gifts) and n > 0:
            if gifts[k + GIFT_SLOT] == codes.SLOT_SHIELD and gifts[k + GIFT_TO] == i:
                stopped = min(n, gifts[k + GIFT_VALUE])
                n -= stopped
                gifts[k + GIFT_VALUE] -= stopped
                if gifts[k + GIFT_VALUE] == 0:
                    del gifts[k : k + GIFT]
                    continue
                if gifts[k + GIFT_UNTIL] == codes.U_USES and self.count_use(k):
                    continue
            k += GIFT
        return n

    def _let_drink(self, to: int, by: int, means: int, dealt: int, left: int) -> None:
        """Note down what a vampire may drink when the blows have fallen (BK-19.48)."""
        at = self.news[codes.N_BASE]
        is_reply = self.news[codes.N_ANSWER] == 1
        if not is_reply:
            self.stack[at + WOUNDS_DEALT] += dealt
        if means != BASIC or self.keyword(by, VAMPIRISM) == 0 or not self.is_creature(to):
            return
        if self.keyword(to, INCORPOREAL) == 0:
            drunk = dealt if self.tables.edition.vampirism_overkill else min(dealt, left)
            self.stack[at + (RETURNED_BLOW if is_reply else STRUCK)] += drunk

    def drink(self, i: int, count: int) -> None:
        """A vampire heals by what it dealt; the surplus is extra life (BK-19.48).

        One that dies in the same exchange does not heal.
        """
        if count > 0 and self.place[i] >= 0 and self.wounds[i] < self.life(i):
            healed = min(count, self.wounds[i])
            surplus = min(count - healed, self.room_for_life(i))
            self.wounds[i] -= healed
            self.extra[i] += surplus
            self.note(events.DRANK, i, healed, surplus)
            if self.ears >> codes.E_DRAINED & 1:
                self.write_news(codes.E_DRAINED, i, i, NONE, count, NONE, NONE)
                self.news[codes.N_EXCESS] = surplus
                self.tell_all()
            if surplus > 0:
                self.tell_card(codes.E_LIVES_GAINED, i, surplus)

    def room_for_life(self, i: int) -> int:
        """How many extra lives a card may still get."""
        most = self.keyword(i, MAX_LIFE)
        return 1000 if most == 0 else max(0, most - self.life(i))

    def _take_lives(self, i: int, n: int) -> None:
        n = min(n, self.room_for_life(i))
        if n > 0:
            self.extra[i] += n
            self.note(events.LIVES, i, n)
            self.news[codes.N_N] = n
            self._tell_again()

    def lose_lives(self, i: int, n: int) -> None:
        n = min(n, self.extra[i])
        if n > 0:
            self.extra[i] -= n
            self.note(events.LIVES, i, -n)
            self.tell_card(codes.E_LIVES_LOST, i, n)
            self.dying = True

    def lose_chips(self, i: int, n: int) -> int:
        n = min(n, self.chips[i])
        if n > 0:
            self.chips[i] -= n
            self.note(events.CHIPS, i, -n)
            self.tell_card(codes.E_CHIPS_LOST, i, n)
        return n

    # Healing and poison

    def heal(self, i: int, count: int, by: int = NONE) -> None:
        """Take wounds off, never more than there are (BK-14.4)."""
        if count <= 0 or not self.can_be_healed(i):
            return
        self.write_news(codes.E_HEALED, i, by, NONE, count, NONE, NONE)
        self.happen()

    def can_be_healed(self, i: int) -> bool:
        """Neither artifacts nor the incorporeal can (BK-19.102, BK-19.125)."""
        if self.place[i] < 0 or not self.is_creature(i) or self.keyword(i, INCORPOREAL) > 0:
            return False
        return not self.forbids(codes.D_BE_HEALED, i)

    def _take_healing(self, i: int, n: int) -> None:
        healed = min(n, self.wounds[i])
        self.news[codes.N_EXCESS] = n - healed
        self.news[codes.N_N] = healed
        if healed > 0:
            self.wounds[i] -= healed
            self.note(events.HEALED, i, healed)
        if n > 0:
            self._tell_again()

    def envenom(self, i: int, count: int, by: int = NONE) -> None:
        if self.place[i] < 0 or self.keyword(i, NO_POISON) or self.keyword(i, INCORPOREAL):
            return
        if count > 0 and not self.forbids(codes.D_BE_POISONED, i):
            self.write_news(codes.E_POISONED, i, by, NONE, count, NONE, NONE)
            self.happen()

    def _take_poison(self, i: int, n: int) -> None:
        """Poison does not add up; the stronger one works (BK-20.1, BK-20.2)."""
        if n > self.poison[i]:
            self.poison[i] = n
            self.note(events.POISONED, i, n)
            self._tell_again()

    # Alert and exhausted

    def make_alert(self, i: int) -> None:
        """Alert again, with all movement points, free to move and act (BK-8.10)."""
        if self.is_alert(i):
            self.status[i] &= ~ACTED
            self.steps[i] = self.points(i)
        elif len(self.stands[codes.E_OPENED]) > 0:
            self.write_news(codes.E_OPENED, i, NONE, NONE, 0, NONE, NONE)
            self.happen()
        else:
            self._open(i)

    def _open(self, i: int) -> None:
        self.status[i] = (self.status[i] & ~ACTED) | ALERT
        self.steps[i] = self.points(i)
        self.tell_card(codes.E_OPENED, i)

    def exhaust(self, i: int) -> None:
        """The last thing to be done with the frame on top: something may stand for it."""
        if not self.is_alert(i):
            return
        if len(self.stands[codes.E_TAPPED]) > 0:
            self.write_news(codes.E_TAPPED, i, NONE, NONE, 0, NONE, NONE)
            self.happen()
        else:
            self._tap(i)

    def _tap(self, i: int) -> None:
        self.status[i] &= ~ALERT
        self.tell_card(codes.E_TAPPED, i)

    def relocate(self, i: int, there: int, by: int = NONE, how: int = 0) -> None:
        """Any change of a card's square on the field (BK-9.11); `how` is an event of its own."""
        if len(self.stands[codes.E_MOVED]) == 0:
            self.move_now(i, there, by, how)
            return
        far = self.tables.field.path[self.place[i] * SQUARES + there]
        self.write_news(codes.E_MOVED, i, by, NONE, far, NONE, NONE)
        self.news[codes.N_SEAT] = there
        self.news[codes.N_ANSWER] = how
        self.happen()

    def note_move(self, kind: int, i: int, there: int) -> None:
        """Told at once, unless something may stand for it."""
        if len(self.stands[codes.E_MOVED]) == 0:
            self.note(kind, i, there)

    def move_now(self, i: int, there: int, by: int, how: int = 0) -> None:
        far = self.tables.field.path[self.place[i] * SQUARES + there]
        if i == self.passer:
            self.passer = NONE
        else:
            self.board[self.place[i]] = NONE
        if self.board[there] == NONE:
            self.board[there] = i
        else:
            self.passer = i
        self.place[i] = there
        if self.rider[i] != NONE:
            self.place[self.rider[i]] = there  # it goes along (BK-16.8)
        self.status[i] |= MOVED
        self.tell_card(codes.E_MOVED, i, far, by)
        if how != 0:
            self.tell_card(how, i, far)

    # Deaths

    def destroy(self, i: int, by: int = NONE, means: int = NONE) -> None:
        """To the graveyard without wounds; it counts as death (BK-14.6)."""
        if self.place[i] < 0:
            return
        self.turn_up(i)
        if not self.resists(i, means, by):
            self.bane[i] = max(0, means) if by == NONE else (by + 1) * 16 + max(0, means)
            self._let_die(i)

    def bury(self) -> None:
        """All whose wounds have reached their life die together (BK-14.3, BK-14.12)."""
        wounds = self.wounds
        fallen: list[int] = []
        for i in range(CARDS):
            if wounds[i] > 0 and self.place[i] >= 0 and wounds[i] >= self.life(i):
                fallen.append(i)
        self.dying = False
        # Frames are carried out from the top, so the last one is put there first.
        replaced = len(self.stands[codes.E_DIED]) > 0
        for k in range(len(fallen)):
            self._let_die(fallen[len(fallen) - 1 - k] if replaced else fallen[k])

    def _let_die(self, i: int) -> None:
        by = self.bane[i] // 16 - 1 if self.bane[i] >= 16 else NONE
        means = self.bane[i] % 16 if self.bane[i] >= 0 else NONE
        self.write_news(codes.E_DIED, i, by, NONE, 0, means, NONE)
        self.happen()

    def _die(self, i: int) -> None:
        """It hears of its own death, as those do that die with it."""
        by = self.news[codes.N_BY]
        means = self.news[codes.N_MEANS]
        self._tell_again()
        slain = by != NONE and self.controller(by) != self.controller(i) and 0 <= means < SPELL
        eaten = self._is_eaten(i, by, means)
        self.remove(i, eaten or self.keyword(i, INCORPOREAL) > 0)
        if slain and self.place[i] == GRAVE:
            self.status[i] |= SLAIN
        if eaten:
            self.hungry += [by, self.base]

    def _is_eaten(self, i: int, by: int, means: int) -> bool:
        """Corpse-eating: an adjacent enemy by any means, any creature in melee (BK-19.163)."""
        if by == NONE or self.place[by] < 0 or self.keyword(by, CORPSE_EATING) == 0:
            return False
        if not self.is_creature(i) or self.keyword(i, INCORPOREAL) > 0:
            return False
        if 0 <= means < SPELL and MELEE >> means & 1:
            return True
        return self.controller(by) != self.controller(i) and self.are_adjacent(by, i)

    def feast(self) -> None:
        """After what the victim's death set off (BK-19.163)."""
        i = self.hungry[-2]
        del self.hungry[-2:]
        if self.place[i] < 0:
            return
        self.poison[i] = 0
        self.note(events.SCAVENGED, i)
        self.heal(i, self.wounds[i])
        self.tell_card(codes.E_SCAVENGED, i)

    def remove(self, i: int, is_exiled: bool = False) -> None:
        """Out of play, all markers gone (BK-14.11); a returned card may be exiled instead."""
        if self.status[i] & RETURNED and self.tables.edition.exile_incarnated:
            is_exiled = True
        self.status[i] &= ~HIDDEN
        self.note(events.EXILED if is_exiled else events.DIED, i)
        self.tell_card(codes.E_LEFT, i)
        if not is_exiled:
            self.tell_card(codes.E_BURIED, i)
        self.depart(i, EXILE if is_exiled else GRAVE)

    def depart(self, i: int, zone: int) -> None:
        """From play to another zone."""
        self.ghosts = self.ghosts.copy()
        self.ghosts[i] = self.wounds[i] << 8 | self.place[i]
        if self.has_square(i):
            self.board[self.place[i]] = NONE
        if i == self.passer:
            self.passer = NONE
        self.place[i] = zone
        self._strip(i)
        self.fallen = True
        self.go_home(i)
        if self.riders > 0:
            self.part(i)

    def part(self, i: int) -> None:
        """Of a host that has left the field the symbiote dies, however it left (BK-16.7)."""
        if self.host[i] >= 0:
            self.unsettle(i)
        rider = self.rider[i]
        if rider != NONE:
            self.bane[rider] = NONE
            self._let_die(rider)

    def command(self, i: int, seat: int) -> None:
        """From now on a seat commands a card."""
        self.side = self.side.copy()
        self.side[i] = seat
        self.gather()

    def go_home(self, i: int) -> None:
        """Out of play a card is its owner's again (BK-14.11)."""
        if self.side[i] != self.owner(i):
            self.command(i, self.owner(i))

    def _strip(self, i: int) -> None:
        self.status[i] &= RETURNED
        self.wounds[i] = 0
        self.extra[i] = 0
        self.poison[i] = 0
        self.steps[i] = 0
        self.soaked[i] = 0
        self.tokens[i] = 0
        self.chips[i] = 0
        self.sky[i] = 0
        self._take_gifts(i)

    def _take_gifts(self, i: int) -> None:
        self.drop_gifts(self.gifts_of(i))
        marks = self.marks
        k = 0
        while k < len(marks):
            if marks[k + 1] == 0 and marks[k + 2] == i:
                del marks[k : k + 3]
            else:
                k += 3

    def test_end(self) -> None:
        """Who has no creature left has lost; both at once is a draw (BK-21.1, BK-21.6)."""
        self.fallen = False
        south = self.creatures(0)
        north = self.creatures(1)
        if south > 0 and north > 0:
            return
        winner = NONE
        if south != north:
            winner = 0 if south > 0 else 1
        elif self.tables.edition.active_wins:
            winner = self.active
        self.finish(winner)

    def finish(self, winner: int) -> None:
        self.winner = winner
        self.stack.clear()
        self.queue.clear()
        self.hide_shown()
        self.hungry.clear()
        self.heard = 0
        self.base = -len(self.tables.blank_frame)
        self.ask(ASK_OVER, self.tables.nobody)
        self.note_seat(events.OVER, winner)
