# ruff: noqa: E501 - one row a word reads better than one word a row
"""Every word of the ability language, with its fields and one line of meaning.

A field is written `name:type`, with `!` if it must be given. The types are the
methods of `read.Reader`; `a|b|c` is a choice of words. The first field may
stand alone: `tap: self` is `tap: {to: self}`.
"""

from typing import Final

import msgspec


class Field(msgspec.Struct, frozen=True):
    name: str
    type: str
    is_required: bool


class Word(msgspec.Struct, frozen=True):
    """One word of a closed vocabulary. `traits` say where it may stand; see each table."""

    name: str
    fields: tuple[Field, ...]
    meaning: str
    example: str
    traits: frozenset[str]

    def field(self, name: str) -> Field | None:
        return next((field for field in self.fields if field.name == name), None)


Table = dict[str, Word]


def _fields(spec: str) -> tuple[Field, ...]:
    parts = [part.partition(":") for part in spec.split()]
    return tuple(Field(n, t.rstrip("!"), t.endswith("!")) for n, _, t in parts)


def _table(*rows: tuple[str, str, str, str] | tuple[str, str, str, str, str]) -> Table:
    table: Table = {}
    for name, spec, meaning, example, *traits in rows:
        table[name] = Word(
            name, _fields(spec), meaning, example, frozenset(" ".join(traits).split())
        )
    return table


# Single words

TYPES: Final = ("ground", "flyer", "artifact", "terrain", "companion", "parasite")
SYMBIOTES: Final = ("companion", "parasite")
REALMS: Final = ("plains", "mountains", "forests", "swamp", "fire", "darkness", "neutral")
STRENGTHS: Final = ("light", "medium", "strong")
SIDES: Final = ("mine", "enemy", "any")
ZONES: Final = ("play", "deck", "grave", "exile")

ATTACKS: Final = ("strike", "special", "magic", "shot", "throw", "row", "blast")
"""The kinds of attack (BK-10.3): basic, special and magical strike; `row` is the polearm."""

ATTACK_SETS: Final[dict[str, tuple[str, ...]]] = {
    "any": ATTACKS,
    "melee": ("strike", "special", "magic"),
    "ranged": ("shot", "throw", "row", "blast"),
    "magical": ("magic", "blast"),
    "nonmagical": ("strike", "special", "shot", "throw", "row"),
}
AIMED_AFAR: Final = ("shot", "throw", "blast")
"""Attacks that may have a range; the polearm's is fixed (BK-13.11)."""

KINDS: Final[dict[str, str]] = {
    "card": "any card",
    "creature": "a creature of any type",
    "ground": "a ground creature",
    "flyer": "a flying creature",
    "artifact": "an artifact",
    "terrain": "a terrain",
    "symbiote": "a companion or parasite",
    "companion": "a companion",
    "parasite": "a parasite",
    "cell": "a square of the battlefield; its side is the half it lies in",
}

REFS: Final[dict[str, str]] = {
    "self": "this card",
    "host": "the creature this symbiote sits on",
    "it": "the card chosen last in this ability",
    "attacker": "who attacks; only in attack events",
    "attacked": "who is attacked; in attack events, and after an attack of this ability",
    "event.card": "whom the event befell",
    "event.by": "who caused the event",
    "event.target": "whom the event was aimed at",
}

STATS: Final[dict[str, str]] = {
    "cost": "printed cost",
    "life": "life left",
    "max_life": "full life, extra lives included",
    "wounds": "wounds",
    "xlife": "extra lives",
    "move": "movement points",
    "light": "light basic strike",
    "medium": "medium basic strike",
    "strong": "strong basic strike",
    "armor": "armor",
    "regen": "regeneration",
    "chips": "chips",
    "poison": "strength of its poison",
    "row": "number of its row, 1 the front",
}

EVENT_VALUES: Final[dict[str, str]] = {
    "n": "how much: wounds, healing, chips, squares, magnitude",
    "excess": "how much of it was beyond need: wounds past death, healing past wounds",
    "roll": "what the die shows, with its modifiers",
}

COMPARISONS: Final = ("<=", ">=", "==", "!=", "<", ">")

HINTS: Final[dict[str, str]] = {
    "open": "!tapped",
    "alert": "!tapped",
    "exhausted": "tapped",
    "ordinary": "!elite",
    "regular": "!elite",
    "unhurt": "!hurt",
    "unmoved": "!moved",
    "near": "adj",
    "adjacent": "adj",
    "opposite": "opp",
    "steppe": "plains",
    "forest": "forests",
    "mountain": "mountains",
    "dark": "darkness",
    "weak": "light",
    "counters": "chips",
    "polearm": "row",
    "wound": "damage",
    "untap": "open",
    "defense": "defence",
    "extra_life": "lives",
    "resurrect": "summon",
    "push": "relocate",
    "fly": "take_off",
}
"""What people write instead of our words."""

# Keywords: a name and at most one parameter. Traits: `stat` is a number that grows.

KEYWORDS: Final = _table(
    ("armor", "n:number!", "the first n wounds by non-magical attacks each turn are prevented", "armor 2", "stat"),
    ("regen", "n:number!", "heals n of its wounds at the start of its turn", "regen 1", "stat"),
    ("attack", "n:number!", "attack skill: +n to the die when attacking with a basic strike", "attack 1", "stat"),
    ("defence", "n:number!", "defence skill: +n to the die when defending against a basic strike", "defence 1", "stat"),
    ("marksman", "n:number!", "shooting skill: +n to the die of its shots", "marksman 1", "stat"),
    ("aimed", "", "no protector can be named against its basic strike", "aimed"),
    ("unanswered", "", "its basic strike is aimed, and only it rolls, as against an exhausted card", "unanswered"),
    ("steadfast", "", "the opponent's effects neither wound nor destroy it", "steadfast"),
    ("clumsy", "", "-1 to the die of its basic strikes", "clumsy"),
    ("vampirism", "", "its basic strike heals it by the wounds dealt; what is left over becomes extra lives", "vampirism"),
    ("max_life", "n:number!", "its life, extra lives included, never passes n", "max_life 12"),
    ("scavenger", "", "corpse-eating: exiles the creature it destroyed, heals fully, loses poison", "scavenger"),
    ("scale", "", "at 5 or more wounds only basic strikes can wound it", "scale"),
    ("incorporeal", "", "walks over occupied squares, is neither poisoned nor healed, is exiled instead of dying", "incorporeal"),
    ("formation", "", "counts for the formation of cards next to it", "formation"),
    ("jump", "n:number!", "instead of moving: to any free square within range n", "jump 3", "stat"),
    ("teleport", "", "instead of moving: to any free square", "teleport"),
    ("dash", "", "once a turn when it attacks, it may move to a square next to it, not diagonally", "dash"),
    ("incarnation", "n:number!", "returns from the graveyard to your rear row after n of your turns, once", "incarnation 2", "stat"),
    ("horde", "", "a deck may hold five copies of it", "horde"),
    ("protect", "from:shots|throws|blasts|spells|magic|magic_strikes|special_strikes|flyers|poison!", "protection: the named attack, spell or poison does nothing to it", "protect shots"),
)  # fmt: skip

PROTECTIONS: Final = tuple(KEYWORDS["protect"].fields[0].type.split("|"))

# Filters of selectors. Traits: `card`, `cell` or both; `ref`, `n`, `compare` and others are how
# their arguments are read.

FILTERS: Final = _table(
    ("adj", "of:ref!", "next to it, diagonally too", "enemy.creature adj(self)", "card cell"),
    ("ortho", "of:ref!", "next to it, not diagonally", "mine.creature ortho(self)", "card cell"),
    ("diag", "of:ref!", "next to it diagonally", "enemy.card diag(self)", "card cell"),
    ("opp", "of:ref!", "opposite it: one square ahead as its player sees it", "enemy.creature opp(self)", "card cell"),
    ("behind", "of:ref!", "one square behind it", "mine.creature behind(self)", "card cell"),
    ("beside", "of:ref!", "one square left or right of it", "mine.creature beside(self)", "card cell"),
    ("samerow", "of:ref!", "in its row", "card samerow(self)", "card cell"),
    ("samecol", "of:ref!", "in its column", "card samecol(self)", "card cell"),
    ("within", "of:ref! n:count!", "within range n of it; a target in the air is at any range", "card within(self, 3)", "card cell"),
    ("row", "n:count! whose:side!", "in row n of a half; row 1 is the front", "mine.creature row(1, mine)", "card cell"),
    ("half", "whose:side!", "in a player's half", "enemy.creature half(mine)", "card cell"),
    ("edge", "", "at the edge of the battlefield", "creature edge", "card cell"),
    ("deep", "", "on a square of deep water", "creature deep", "card cell"),
    ("free", "", "unoccupied", "cell free adj(self)", "cell"),
    ("marked", "with:marker!", "bears a marker", "creature marked(rune)", "card cell"),
    ("on", "with:marker!", "stands on a square that bears a marker", "creature on(fire)", "card"),
    ("other", "than:ref!", "not that card itself", "mine.creature other(self)", "card"),
    ("rides", "of:ref!", "the symbiote sitting on it", "symbiote rides(it)", "card"),
    ("elem", "of:realm!", "belongs to a realm", "mine.creature elem(swamp)", "card"),
    ("class", "of:class!", "is of a class", "mine.creature class(watch)", "card"),
    ("named", "as:cardid!", "is the card of that id", "mine.creature named(drummer)", "card"),
    ("samename", "of:ref!", "has the same name", "mine.creature samename(self)", "card"),
    ("elite", "", "is elite", "enemy.creature elite", "card"),
    ("unique", "", "is unique", "enemy.creature unique", "card"),
    ("tapped", "", "is exhausted", "enemy.creature tapped", "card"),
    ("flying", "", "flies now", "creature flying", "card"),
    ("has", "what:trait!", "has a keyword, or an attack of a kind", "enemy.creature has(shot)", "card"),
    ("hurt", "", "has wounds", "mine.creature hurt", "card"),
    ("cursed", "", "is cursed", "creature cursed", "card"),
    ("blessed", "", "is blessed", "creature blessed", "card"),
    ("poisoned", "", "is poisoned", "creature poisoned", "card"),
    ("moved", "", "has moved this turn", "enemy.creature moved", "card"),
    ("acted", "", "has acted this turn", "mine.creature acted", "card"),
    ("hidden", "", "lies face down", "enemy.card hidden", "card"),
    ("in", "zone:play|deck|grave|exile!", "lies in a zone; without this word it is in play", "mine.creature in(grave)", "card"),
    ("compare", "", "a statistic against an amount: `cost<=3`, `life<stat(self,strong)`", "enemy.creature life<=2", "card"),
    ("left", "of:ref!", "one square left of it, as its player sees it", "enemy.creature left(self)", "card cell"),
    ("right", "of:ref!", "one square right of it, as its player sees it", "cell right(self)", "card cell"),
    ("symbiote", "", "is a companion or a parasite", "enemy.creature symbiote", "card"),
    ("knight", "of:ref!", "a chess knight's move away from it", "cell free knight(self)", "card cell"),
)  # fmt: skip

# Functions of amounts and conditions

AMOUNTS: Final = _table(
    ("count", "of:selector!", "how many there are", "count(mine.creature adj(self))"),
    ("stat", "of:ref! what:stat!", "a statistic of a card", "stat(self, wounds)"),
    ("roll", "power:power!", "a standard roll: light on 3 or less, medium on 4 and 5, strong on 6", "roll(1-2-3)"),
    ("times", "event:occasion!", "how often that befell, or was done by, this card this turn", "times(hit)"),
    ("walked", "of:ref!", "squares it moved this turn", "walked(self)"),
    ("fury", "n:count!", "n, with what is added to fury", "fury(3)"),
    ("half_up", "of:amount!", "half of it, rounded up", "half_up(stat(self, life))"),
    ("half_down", "of:amount!", "half of it, rounded down", "half_down(stat(self, life))"),
    ("min", "a:amount! b:amount!", "the smaller one", "min(3, count(mine.creature))"),
    ("max", "a:amount! b:amount!", "the larger one", "max(1, stat(self, chips))"),
    ("flip", "a:amount! b:amount!", "a marker with two sides is tossed: one or the other, and nothing changes its fall", "flip(1, 2)"),
    ("die", "", "the die that was cast last in this ability", "die"),
)  # fmt: skip

CONDITIONS: Final = _table(
    ("exists", "of:selector!", "there is such a card", "exists(mine.creature class(watch) adj(self))"),
    ("is", "card:ref! what:filters!", "a card passes filters", "is(self, tapped !hurt)"),
    ("in_formation", "", "this card stands in formation", "in_formation", "gate"),
    ("first", "", "you are the first player", "first", "gate"),
    ("second", "", "you are the second player", "second", "gate"),
    ("deep", "", "this card stands on deep water", "deep", "gate"),
    ("surface", "", "this card does not stand on deep water", "surface", "gate"),
    ("bodiless", "", "this card is incorporeal", "bodiless", "gate"),
    ("turn", "whose:side!", "it is that player's turn", "turn(enemy)"),
    ("rolled", "rolls:rolls!", "the die of the event, with its modifiers, is in a range", "rolled(1..3)"),
    ("unwounded", "", "this card took no wounds this turn", "unwounded"),
    ("fallen", "", "this card lies in the graveyard, killed by an attack of an enemy card", "fallen"),
)  # fmt: skip

DURATIONS: Final = _table(
    ("end_turn", "", "until the end of this turn", "end_turn"),
    ("end_my_turn", "", "until the end of your turn", "end_my_turn"),
    ("end_enemy_turn", "", "until the end of the opponent's turn", "end_enemy_turn"),
    ("end_its_turn", "", "until the end of the next turn of the card's own player", "end_its_turn"),
    ("end_my_next_turn", "", "until the end of your next turn", "end_my_next_turn"),
    ("battle", "", "until the end of the battle", "battle"),
    ("while", "cond:cond!", "as long as a condition holds", "while(is(self, tapped))"),
    ("next", "event:occasion!", "until that next befalls, or is done by, the card", "next(hit)"),
    ("uses", "n:count!", "for n uses", "uses(2)"),
)  # fmt: skip

OCCASIONS: Final[dict[str, str]] = {
    "declared": "it attacks",
    "hit": "it hits",
    "rolled": "its die is rolled",
    "wounded": "it takes wounds",
    "healed": "it is healed",
    "died": "it dies",
    "relocated": "it changes its square in any way",
    "moved": "it moves",
    "tapped": "it becomes exhausted",
    "protected": "it is protector",
    "used": "it uses a spell or an effect",
}
"""Events that can be counted and waited for, as `times`, `next` and `copy` see them."""

PERIODS: Final[dict[str, str]] = {
    "turn": "each turn, whosever it is",
    "my_turn": "each of your turns",
    "enemy_turn": "each of the opponent's turns",
    "battle": "the whole battle",
}

# Events. Traits: `attack` binds attacker and attacked; `n`, `excess` and `roll` bind those values;
# an instant may answer an `answer`; an `instead` may stand for a `replace`; of an attack, `before`
# is before its dice, `dice` while they lie, `pending` both; `wounds` can still be prevented.

EVENTS: Final = _table(
    ("battle_start", "", "before the first turn", "battle_start: {}"),
    ("turn_before", "whose:side!", "before a turn begins, ahead of making cards alert", "turn_before: mine"),
    ("turn_start", "whose:side!", "at the start of a turn, after making cards alert", "turn_start: mine", "answer"),
    ("turn_end", "whose:side!", "at the end of a turn", "turn_end: enemy", "answer"),
    ("declared", "attack:attacks by:cards target:cards", "an attack is declared, before its dice", "declared: {attack: shot, by: enemy.card}", "attack answer before pending"),
    ("rolled", "attack:attacks by:cards target:cards rolls:rolls", "the die of an attacker or defender has been rolled", "rolled: {by: self, rolls: 1..2}", "attack answer pending roll dice replace"),
    ("hit", "attack:attacks by:cards target:cards strength:strengths answer:flag", "an attack is carried out and not a miss; `answer` for the strike of a defender", "hit: {by: self, attack: strike, strength: [medium, strong]}", "attack answer n roll"),
    ("missed", "attack:attacks by:cards target:cards", "an attack is a miss", "missed: {by: self}", "attack answer roll"),
    ("fought", "by:cards target:cards exchange:flag", "a combat of two alert cards is over; `exchange` if both struck", "fought: {by: self, exchange: true}", "attack answer"),
    ("attack_done", "attack:attacks by:cards target:cards", "an attack is over, wounds and deaths included", "attack_done: {by: self, attack: melee}", "attack answer n"),
    ("protected", "by:cards target:cards", "a protector was named", "protected: {by: self}", "answer"),
    ("redirected", "by:cards target:cards", "an attack was turned to another target", "redirected: {target: self}", "attack answer pending"),
    ("wounded", "card:cards by:cards attack:attacks cause:attack|spell|effect|poison", "a card takes wounds", "wounded: {card: self}", "answer replace wounds n excess"),
    ("healed", "card:cards by:cards", "a card is healed", "healed: {card: mine.creature}", "answer replace n excess"),
    ("died", "card:cards by:cards attack:attacks cause:attack|spell|effect|poison", "a card dies, destroyed cards included", "died: {card: enemy.creature, by: self}", "answer replace"),
    ("left", "card:cards", "a card leaves play in any way", "left: {card: self}"),
    ("buried", "card:cards", "a card gets into the graveyard from any zone", "buried: {card: mine.creature}"),
    ("relocated", "card:cards by:cards", "a card changes its square in any way", "relocated: {card: enemy.creature}", "answer replace n"),
    ("moved", "card:cards", "a card moves: it steps, jumps or teleports", "moved: {card: self}", "answer n"),
    ("jumped", "card:cards", "a card jumps", "jumped: {card: self}", "answer n"),
    ("teleported", "card:cards", "a card teleports", "teleported: {card: self}", "answer n"),
    ("dashed", "card:cards", "a card dashes", "dashed: {card: self}", "answer"),
    ("dived", "card:cards", "a card comes onto deep water", "dived: {card: self}", "answer"),
    ("surfaced", "card:cards", "a card leaves deep water", "surfaced: {card: self}", "answer"),
    ("tapped", "card:cards", "a card becomes exhausted", "tapped: {card: self}", "answer replace"),
    ("opened", "card:cards", "a card becomes alert", "opened: {card: self}", "answer replace"),
    ("chips_gained", "card:cards", "a card gets chips", "chips_gained: {card: self}", "replace n"),
    ("chips_lost", "card:cards", "a card loses chips", "chips_lost: {card: self}", "n"),
    ("lives_gained", "card:cards", "a card gets extra lives", "lives_gained: {card: self}", "replace n"),
    ("lives_lost", "card:cards", "a card loses extra lives", "lives_lost: {card: self}", "n"),
    ("blessed", "card:cards by:cards", "a card is blessed", "blessed: {card: mine.creature}", "replace"),
    ("cursed", "card:cards by:cards", "a card is cursed", "cursed: {card: self}", "replace"),
    ("poisoned", "card:cards by:cards", "a card is poisoned", "poisoned: {card: enemy.creature}", "replace n"),
    ("prophesied", "whose:side!", "a player makes a prophecy", "prophesied: mine"),
    ("incarnated", "card:cards", "a card returns by incarnation", "incarnated: {card: self}"),
    ("drained", "card:cards", "vampirism heals a card", "drained: {card: self}", "n excess"),
    ("scavenged", "card:cards", "a card eats a corpse", "scavenged: {card: self}"),
    ("used", "card:cards kind:spell|effect|finish|magic|valhalla! but:spell", "a card uses an ability of a kind, but not the one of that name; `magic` is a spell, blast or magical strike", "used: {card: enemy.creature, kind: spell, but: long-sleep}", "answer before"),
    ("took_off", "card:cards", "a card gains flight", "took_off: {card: self}"),
    ("landed", "card:cards", "a card loses flight", "landed: {card: self}"),
    ("summoned", "card:cards", "a card enters play during the battle", "summoned: {card: mine.creature}"),
    ("seated", "card:cards on:cards", "a symbiote is seated on a host", "seated: {card: self}"),
    ("marked", "card:cards marker:marker!", "a card gets a marker", "marked: {card: self, marker: rune}"),
    ("unmarked", "card:cards marker:marker!", "a card loses a marker", "unmarked: {card: self, marker: rune}"),
    ("revealed", "card:cards", "a hidden card is turned face up", "revealed: {card: self}"),
)  # fmt: skip

# Costs

COSTS: Final = _table(
    ("tap", "", "exhaust this card", "tap"),
    ("chips", "n:positive!", "remove chips from this card", "chips: 2"),
    ("lives", "n:positive!", "remove extra lives from this card", "lives: X"),
    ("wound", "n:positive!", "wound this card", "wound: 1"),
    ("tap_card", "what:target!", "exhaust another card of yours", "tap_card: {pick: mine.creature adj(self) !tapped}"),
    ("exile", "what:target!", "exile a card", "exile: {pick: mine.creature in(grave)}"),
    ("destroy", "what:target!", "destroy a card of yours", "destroy: {pick: mine.symbiote rides(self)}"),
    ("unmark", "with:marker! n:positive", "take markers off this card", "unmark: {with: rune, n: 1}"),
)  # fmt: skip

# Effects. Traits: `attack` is an attack; `setup` only before the battle, `both` there too;
# `before`, `dice`, `pending`, `wounds` and `replace` need an event with that trait.

EFFECTS: Final = _table(
    ("shot", "power:power! range:positive to:target times:positive", "shoot", "shot: {power: 1-2-3, range: 4}", "attack"),
    ("throw", "power:power! range:positive to:target times:positive", "throw", "throw: {power: 1-2-2, range: 3}", "attack"),
    ("blast", "power:power! range:positive to:target times:positive", "blast", "blast: {power: 2-2-3}", "attack"),
    ("row", "power:power! to:target times:positive", "polearm strike over one square", "row: {power: 1-2-3}", "attack"),
    ("special", "power:power! to:target times:positive", "special strike", "special: {power: 2-3-4}", "attack"),
    ("magic", "power:power! to:target times:positive", "magical strike", "magic: {power: 2-3-3}", "attack"),
    ("strike", "to:target times:positive", "basic strike out of turn", "strike: {to: {pick: enemy.creature adj(self)}}", "attack"),
    ("fight", "who:target! with:target! open:flag", "one card makes a basic strike at another; `open` if that one rolls even when exhausted", "fight: {who: {pick: mine.creature}, with: {pick: enemy.creature adj(it)}}"),
    ("finish", "n:positive! to:target", "finishing: destroy an adjacent creature with n or less life left", "finish: 2"),
    ("damage", "to:target! n:positive!", "wound", "damage: {to: {pick: enemy.creature}, n: 2}"),
    ("heal", "to:target! n:positive!", "heal", "heal: {to: {pick: mine.creature adj(self)}, n: 2}"),
    ("restore", "to:target!", "heal completely", "restore: self"),
    ("lives", "to:target! n:positive!", "give extra lives", "lives: {to: self, n: 1}"),
    ("lose_lives", "to:target! n:positive!", "take extra lives away", "lose_lives: {to: {pick: enemy.creature xlife>=1}, n: 1}"),
    ("redistribute", "from:target! to:target! n:positive!", "heal one, wound others by the same total", "redistribute: {from: {pick: mine.creature hurt}, to: {pick: mine.creature, n: 2, upto: true}, n: 3}"),
    ("poison", "to:target! n:positive!", "poison", "poison: {to: event.target, n: 1}"),
    ("bless", "to:target!", "bless", "bless: {pick: mine.creature}"),
    ("curse", "to:target!", "curse", "curse: {pick: enemy.creature adj(self)}"),
    ("cleanse", "to:target! of:poison|curse|blessing!", "take a status off", "cleanse: {to: {pick: mine.creature}, of: poison}"),
    ("chips", "to:target! n:positive!", "give chips", "chips: {to: self, n: 1}"),
    ("lose_chips", "to:target! n:positive!", "take chips away", "lose_chips: {to: {pick: enemy.card chips>=1}, n: 1}"),
    ("move_chips", "from:target! to:target! n:positive!", "move chips from card to card", "move_chips: {from: self, to: {pick: mine.card other(self)}, n: 1}"),
    ("mark", "what:thing! with:marker! until:until", "put a marker on a card or square; on a known card it may stay until the end of a turn", "mark: {what: {pick: cell}, with: fire}"),
    ("unmark", "with:marker! what:thing", "take a marker off; everywhere if nothing is named", "unmark: fire"),
    ("tap", "to:target!", "exhaust", "tap: {pick: enemy.creature}"),
    ("open", "to:target!", "make alert", "open: self"),
    ("stun", "to:target!", "it does not become alert at the start of its next turn", "stun: {pick: enemy.creature tapped}"),
    ("restore_armor", "to:target!", "its armor is whole again", "restore_armor: self"),
    ("give", "to:target! mod:mods! until:until!", "give modifiers for a while", "give: {to: self, mod: {power: {attack: strike, n: +1}}, until: end_turn}"),
    ("copy", "from:target! to:target! on:occasion until:until!", "copy abilities; only those triggered by `on`, if given", "copy: {from: {pick: enemy.creature}, to: self, on: died, until: battle}"),
    ("control", "to:target! until:until!", "take control of a card", "control: {to: {pick: enemy.creature cost<=3}, until: end_turn}"),
    ("relocate", "what:target! to:place!", "a card changes its square, without moving", "relocate: {what: {pick: enemy.creature}, to: {pick: cell free adj(it)}}"),
    ("step", "what:target! n:positive!", "its player may move it up to n squares", "step: {what: self, n: 1}"),
    ("swap", "what:target! with:target!", "two cards swap places", "swap: {what: self, with: {pick: mine.ground adj(self)}}"),
    ("take_off", "to:target! until:until!", "give flight", "take_off: {to: self, until: end_my_next_turn}"),
    ("land", "to:target! at:place", "take flight away", "land: {to: self, at: {pick: mine.cell free}}"),
    ("seat", "what:target! on:target!", "seat a symbiote on a host", "seat: {what: {pick: mine.symbiote}, on: {pick: creature ortho(it)}}", "both"),
    ("destroy", "to:target!", "destroy", "destroy: {pick: enemy.creature life<=1}"),
    ("exile", "to:target!", "exile", "exile: {pick: card in(grave)}"),
    ("summon", "what:target! at:place tapped:flag wounds:positive", "put a card from deck or graveyard into play", "summon: {what: {pick: mine.creature in(grave) cost<=4}, tapped: true}"),
    ("bury", "what:target!", "put a card from a deck into the graveyard", "bury: {pick: mine.creature in(deck)}"),
    ("to_deck", "what:target! end:top|bottom|shuffled!", "put a card into its deck", "to_deck: {what: {pick: enemy.creature}, end: bottom}"),
    ("reveal", "what:target!", "show a card", "reveal: {pick: enemy.card hidden}", "both"),
    ("look", "n:positive!", "look at the top n cards of your deck", "look: 2", "both"),
    ("prophecy", "n:positive! as:var! do:effects!", "show the top n cards, do it for each, put them under the deck", "prophecy: {n: 2, as: $card, do: {if: {cond: 'is($card, elem(swamp))', do: {chips: {to: self, n: 1}}}}}"),
    ("reroll", "", "the die of the event is rolled again", "reroll: {}", "dice"),
    ("roll_add", "n:amount!", "add to the die of the event", "roll_add: +1", "dice"),
    ("roll_set", "n:amount!", "the die of the event shows n", "roll_set: 6", "dice"),
    ("strength_set", "strength:light|medium|strong!", "the attack of the event is of that strength", "strength_set: light", "dice"),
    ("outcome", "attacker:miss|light|medium|strong! defender:miss|light|medium|strong!", "the combat of the event ends so", "outcome: {attacker: light, defender: miss}", "dice"),
    ("cancel", "", "the action is cancelled; it is paid for all the same", "cancel: {}", "before"),
    ("block", "", "the attack is blocked", "block: {}", "pending"),
    ("redirect", "to:target!", "the attack gets another target", "redirect: {pick: enemy.creature}", "before attack"),
    ("protect", "by:target!", "a card takes the blow as protector", "protect: self", "before attack"),
    ("prevent", "n:positive!", "it happens with n wounds fewer; the magnitude stays", "prevent: 2", "replace wounds"),
    ("shield", "to:target! n:positive! until:until!", "prevent the next n wounds", "shield: {to: {all: mine.creature}, n: 3, until: end_enemy_turn}"),
    ("replace", "n:amount!", "it happens, with n instead", "replace: event.n + 1", "replace n"),
    ("proceed", "", "it happens after all", "proceed: {}", "replace"),
    ("extra_turn", "", "another turn after this one", "extra_turn: {}"),
    ("win", "", "you win", "win: {}"),
    ("may", "do:effects! else:effects", "if you like", "may: {do: {tap: self}, else: {damage: {to: self, n: 1}}}", "both"),
    ("if", "cond:cond! do:effects! else:effects", "if a condition holds", "if: {cond: 'is(self, hurt)', do: {heal: {to: self, n: 1}}}", "both"),
    ("choose", "of:branches! by:you|opponent", "one of several", "choose: [{chips: {to: self, n: 1}}, {heal: {to: self, n: 2}}]", "both"),
    ("each", "of:selector! as:var! do:effects!", "for each of them, one by one", "each: {of: enemy.creature adj(self), as: $foe, do: {damage: {to: $foe, n: 1}}}"),
    ("repeat", "n:positive! do:effects!", "n times", "repeat: {n: 2, do: {damage: {to: {pick: enemy.creature}, n: 1}}}"),
    ("pay", "cost:costs! do:effects! else:effects", "if you like, pay, and if you did", "pay: {cost: {wound: 1}, do: {open: self}}"),
    ("let", "card:target! as:var!", "remember a card under a name", "let: {card: event.by, as: $killer}"),
    ("later", "on:event! do:effects!", "when something next happens, once", "later: {on: {turn_start: mine}, do: {open: self}}"),
    ("sneak", "n:positive! do:effects!", "sneakiness: if you like, wound a creature of yours next to this card, and if you did", "sneak: {n: 1, do: {chips: {to: self, n: 1}}}"),
    ("hook", "name:hook! args:hookargs", "a procedure written in code; the way out for the few cards that need it", "hook: {name: dice_bank, args: {n: 3, until: end_turn}}"),
    ("show", "", "show this card from your deal", "show: {}", "setup"),
    ("hire", "what:cards!", "take a card from your deal into the army; you must pay its cost", "hire: mine.creature class(watch)", "setup"),
    ("ban", "what:cardset!", "such cards cannot be hired", "ban: mine.creature elem(fire)", "setup"),
    ("gold", "n:amount!", "gold to recruit with", "gold: 1", "setup"),
    ("silver", "n:amount!", "silver to recruit with", "silver: +2", "setup"),
    ("discount", "what:cardset! n:positive!", "such cards cost n less to hire", "discount: {what: mine.creature class(watch), n: 1}", "setup"),
    ("redeal", "", "one mulligan free of charge", "redeal: {}", "setup"),
    ("place", "at:cells!", "this card may be placed there", "place: 'cell row(1, mine)'", "setup"),
    ("rearrange", "n:positive!", "put up to n of your placed cards elsewhere in your half", "rearrange: 2", "setup"),
    ("cast", "by:target!", "a card casts a die; `die` is what it shows, with what is added to any roll of the card", "cast: self"),
    ("fling", "", "throw this card into the opponent's army, where its cost must be paid", "fling: {}", "setup"),
)  # fmt: skip

STAGES: Final[dict[str, str]] = {
    "deal": "after the deal, before recruiting: the card is shown from the deal",
    "recruit": "while recruiting",
    "deploy": "after both armies are placed and revealed",
}

# Modifiers: what `static` and `give` give

MODS: Final = _table(
    ("power", "n:amount! attack:attacks!", "n more (or fewer) wounds by its attacks", "power: {attack: strike, n: +1}"),
    ("take", "by:amount! attack:attacks! from:cardset", "n more (or fewer) from attacks at it", "take: {attack: ranged, by: -1}"),
    ("roll", "n:amount! attack:attacks when:attacking|defending|always", "n more (or less) on its die", "roll: {n: +1, when: defending}"),
    ("roll_is", "n:amount! attack:attacks", "its die always shows n", "roll_is: 6"),
    ("dice", "n:amount! attack:attacks", "rolls n dice and keeps the best", "dice: 2"),
    ("weaken", "to:light|medium|strong! attack:attacks! from:cardset", "attacks at it are at most of that strength", "weaken: {to: light, attack: shot}"),
    ("cap", "n:amount! attack:attacks! from:cardset", "attacks at it wound at most n", "cap: {n: 2, attack: any}"),
    ("range", "n:amount! attack:attacks", "n more (or less) range", "range: +1"),
    ("move", "n:amount!", "n more (or fewer) movement points", "move: +1"),
    ("life", "n:amount!", "n more (or less) life", "life: +2"),
    ("kw", "kw:keyword!", "has a keyword", "kw: armor 1"),
    ("more", "kw:kwword! n:amount!", "n more of a keyword it has", "more: {kw: armor, n: 1}"),
    ("lose", "kw:kwword!", "loses a keyword", "lose: regen"),
    ("silent", "", "loses its printed abilities", "silent: {}"),
    ("ability", "of:ability!", "has an ability", "ability: {act: {pay: tap, do: {shot: {power: 1-1-2, range: 3}}}}"),
    ("ignore", "kw:kwword!", "its attacks ignore a keyword", "ignore: armor"),
    ("class", "is:class!", "is of a class", "class: watch"),
    ("unclass", "is:class!", "is no longer of a class", "unclass: watch"),
    ("realm", "is:realm!", "belongs to a realm", "realm: fire"),
    ("type", "is:ground|flyer|artifact|terrain|companion|parasite!", "is of a type", "type: artifact"),
    ("times", "n:amount! attack:attacks!", "may attack n times a turn", "times: {attack: strike, n: 2}"),
    ("no_tap", "after:attack|strike|protecting!", "does not become exhausted by it", "no_tap: protecting"),
    ("reach", "how:flyers|diagonal|anywhere!", "its basic strike reaches flyers; polearm reaches diagonally; strikes anywhere", "reach: flyers"),
    ("guard", "", "defends as an alert card while exhausted", "guard: {}"),
    ("prophecy", "n:amount!", "its prophecies show n cards more", "prophecy: +1"),
    ("fury", "n:amount!", "n more to its fury", "fury: +1"),
    ("iconless", "", "loses what is printed as icons: armor, regeneration, skills, aimed strike, steadfastness, protections", "iconless: {}"),
)  # fmt: skip

# Rules: what a card may, must or must not do

MODES: Final[dict[str, str]] = {
    "forbid": "they cannot",
    "only": "they can do it in no other way",
    "must": "they must, if they can",
    "may_also": "they may, although the rules do not let them",
}

DEEDS: Final = _table(
    ("move", "", "move: step, jump or teleport", "move: {}"),
    ("enter", "what:cells!", "move onto such squares", "enter: 'cell row(1, any)'"),
    ("attack", "target:cardset attack:attacks", "attack", "attack: {target: self, attack: melee}"),
    ("act", "", "attack, protect, or do anything else that exhausts", "act: {}"),
    ("use", "kind:spell|effect|finish|magic|valhalla!", "use abilities of a kind", "use: spell"),
    ("protect", "target:cardset", "be named protector", "protect: {target: mine.creature flying}"),
    ("open", "", "become alert at the start of a turn", "open: {}"),
    ("be_attacked", "by:cardset attack:attacks", "be the target of attacks", "be_attacked: {by: enemy.creature flying}"),
    ("be_chosen", "by:cardset kind:spell|effect!", "be the target of spells or effects", "be_chosen: {by: enemy.card, kind: spell}"),
    ("be_healed", "", "be healed", "be_healed: {}"),
    ("be_poisoned", "", "be poisoned", "be_poisoned: {}"),
    ("relocate", "by:cardset", "change its square in any way; or only be relocated by cards", "relocate: {by: enemy.card}"),
    ("take_off", "", "gain flight", "take_off: {}"),
    ("host", "", "carry a symbiote", "host: {}"),
    ("gain_chips", "", "get chips", "gain_chips: {}"),
)  # fmt: skip

# Procedures written in code

HOOKS: Final = _table(
    ("dice_bank", "n:amount! until:until!", "add up to n in all to dice of your cards, as you like", "name: dice_bank, args: {n: 3, until: end_turn}"),
    ("five_digits", "", "this card casts a die for each of five figures, and may cast one of them again", "name: five_digits"),
)  # fmt: skip

# Shapes that are not words of their own

SHAPES: Final = _table(
    ("card", "id:id! body:body! kw:keywords markers:markers abilities:abilities", "a card", ""),
    ("body", "type:ground|flyer|artifact|terrain|companion|parasite! cost:cost! elite:flag unique:flag realm:realm class:class life:number move:points strike:strike", "the printed figures", ""),
    ("marker", "on:card|cell!", "a marker of this card, and what it lies on", ""),
    ("pick", "pick:selector! n:positive upto:flag by:you|opponent as:var", "a free choice of one, or of n", ""),
    ("all", "all:selector!", "every one", ""),
    ("limit", "n:count! per:turn|my_turn|enemy_turn|battle! each:flag", "how often; `each` for each target apart", ""),
)  # fmt: skip

# Abilities

ABILITIES: Final = _table(
    ("static", "for:cardset give:mods! if:cond", "a continuous ability; `for` is self if not given", "static: {for: mine.creature beside(self), give: {take: {attack: ranged, by: -1}}}"),
    ("act", "pay:costs! do:effects! if:cond instant:flag window:event type:effect|spell name:label limit:limit", "an activated ability", "act: {pay: tap, do: {shot: {power: 1-2-3, range: 4}}}"),
    ("on", "event:event! do:effects! if:cond may:flag limit:limit from:play|grave", "a triggered ability; the event stands among its fields by its own name", "on: {died: {card: self}, do: {damage: {to: {all: enemy.creature adj(self)}, n: 1}}}"),
    ("instead", "of:event! do:effects! if:cond may:flag limit:limit", "a replacement", "instead: {of: {healed: {card: mine.creature}}, do: {replace: event.n + 1}}"),
    ("rule", "for:cardset forbid:deed only:deed must:deed may_also:deed except:cardset if:cond", "a permission, prohibition or obligation", "rule: {for: enemy.creature adj(self), forbid: {move: {}}}"),
    ("setup", "stage:deal|recruit|deploy! do:effects! if:cond may:flag", "before the battle", "setup: {stage: recruit, do: {silver: 1}}"),
    ("hook", "name:hook! args:hookargs", "a procedure written in code", "hook: {name: dice_bank, args: {n: 3, until: battle}}"),
)  # fmt: skip

SUGAR: Final = _table(
    ("formation", "", "works while the card stands next to another of yours with formation", "formation: {give: {take: {attack: strike, by: -1}}}", "gate"),
    ("first", "", "only if you are the first player", "first: {give: {move: +1}}", "gate"),
    ("second", "", "only if you are the second player", "second: {on: {battle_start: {}, do: {chips: {to: self, n: 1}}}}", "gate"),
    ("depth", "", "works on deep water", "depth: {give: {kw: armor 2}}", "gate"),
    ("surface", "", "works off deep water", "surface: {give: {move: +1}}", "gate"),
    ("incorporeal", "", "the card is incorporeal, with an ability linked to it", "incorporeal: {give: {kw: defence 1}}", "gate"),
    ("concentration", "do:effects! may:flag limit:limit", "at the end of the opponent's turn, if the card took no wounds in it", "concentration: {do: {chips: {to: self, n: 1}}}"),
    ("fury", "n:count! do:effects! may:flag limit:limit", "when its die, attacking on your turn, shows n or less", "fury: {n: 3, do: {heal: {to: self, n: 1}}}"),
    ("valhalla", "do:effects! limit:limit", "from the graveyard, killed by an enemy's attack: may at the start of each of your turns", "valhalla: {do: {bless: {pick: mine.creature}}}"),
)  # fmt: skip

GATES: Final[dict[str, str]] = {
    "formation": "in_formation",
    "first": "first",
    "second": "second",
    "depth": "deep",
    "surface": "surface",
    "incorporeal": "bodiless",
}
"""Wrappers around another ability, and the condition each adds to it."""


def attacks(words: tuple[str, ...]) -> frozenset[str]:
    """The kinds of attack meant by kinds and sets; all of them where none is named."""
    named = words or ("any",)
    return frozenset(kind for word in named for kind in ATTACK_SETS.get(word, (word,)))
