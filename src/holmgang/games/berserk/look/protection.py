"""What stops an action or its wounds: protections, scale, steadfastness (BK-12F, BK-19)."""

from mypy_extensions import i64

from holmgang.games.berserk.look import cards, figures, modifiers
from holmgang.games.berserk.numbers import attack, codes, frames, keywords
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import (
    BASIC,
    BLAST,
    EFFECT,
    MAGICAL,
    NONE,
    SHOT,
    SPECIAL,
    SPELL,
    THROW,
    is_attack,
)

SCALED_FROM = 5
"""Wounds (or lives) from which on scale protects (BK-19.41)."""


def allows_protector(p: Position, frame: i64) -> bool:
    """Whether the attack at a frame may get a protector (BK-11.10 to BK-11.13).

    It must be a basic strike in the opponent's turn, neither aimed nor turned already.
    """
    registers = p.frames.registers
    attacker = registers[frame + attack.ATTACKER]
    if registers[frame + attack.MEANS] != BASIC or registers[frame + attack.REDIRECTED] == 1:
        return False
    if p.side[attacker] != p.active or p.side[registers[frame + attack.TARGET]] == p.active:
        return False
    return not is_aimed(p, attacker)


def is_aimed(p: Position, i: i64) -> bool:
    """No protector can be named against it (BK-11.13, BK-19.101)."""
    return (
        figures.keyword(p, i, keywords.AIMED) > 0 or figures.keyword(p, i, keywords.UNANSWERED) > 0
    )


def is_blocked(p: Position, means: i64, by: i64, to: i64) -> bool:
    """Whether a protection of the target stops an action (BK-12.33, BK-19.32 to 19.36)."""
    if means == BASIC:
        return _repels_flyers(p, by, to)
    shield: i64 = NONE
    if means == SHOT:
        shield = keywords.PROTECT_SHOTS
    elif means == THROW:
        shield = keywords.PROTECT_THROWS
    elif means == BLAST:
        shield = keywords.PROTECT_BLASTS
    elif means == SPELL:
        shield = keywords.PROTECT_SPELLS
    elif means == MAGICAL:
        shield = keywords.PROTECT_MAGIC_STRIKES
    elif means == SPECIAL:
        shield = keywords.PROTECT_SPECIAL_STRIKES
    if shield != NONE and figures.keyword_against(p, to, shield, by) > 0:
        return True
    return is_attack(means) and _repels_flyers(p, by, to)


def _repels_flyers(p: Position, by: i64, to: i64) -> bool:
    """Protection from flyers' attacks (BK-19.121)."""
    return (
        cards.is_flying(p, by) and figures.keyword_against(p, to, keywords.PROTECT_FLYERS, by) > 0
    )


def is_scaled(p: Position, i: i64, by: i64 = NONE) -> bool:
    """Scale: past five of them only basic strikes wound it (BK-19.41)."""
    if figures.keyword_against(p, i, keywords.SCALE, by) == 0:
        return False
    if p.tables.edition.scale_reads_life:
        return figures.life(p, i) - p.wounds[i] >= SCALED_FROM
    return p.wounds[i] >= SCALED_FROM


def resists(p: Position, i: i64, means: i64, by: i64) -> bool:
    """Steadfast: the opponent's effects neither wound nor destroy it (BK-19.158).

    What a card does on its death is an effect of who had it then.
    """
    if means != EFFECT:
        return False
    if by == NONE or figures.keyword(p, i, keywords.STEADFAST) == 0:
        return False
    seat = reg(p, frames.G_SEAT) if p.frames.kind == frames.ABILITY else p.side[by]
    return seat != p.side[i]


def can_be_healed(p: Position, i: i64) -> bool:
    """Neither artifacts nor the incorporeal can (BK-19.102, BK-19.125)."""
    if (
        p.place[i] < 0
        or not figures.is_creature(p, i)
        or figures.keyword(p, i, keywords.INCORPOREAL) > 0
    ):
        return False
    return not modifiers.forbids(p, codes.D_BE_HEALED, i)


def room_for_life(p: Position, i: i64) -> i64:
    """How many extra lives a card may still get."""
    most = figures.keyword(p, i, keywords.MAX_LIFE)
    return 1000 if most == 0 else max(0, most - figures.life(p, i))
