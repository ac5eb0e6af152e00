"""Abilities as the engine runs them: trees become instructions in one list of ints.

Whatever the language can say and the engine cannot do is refused here, with the
file and line of the card; nothing is ever left out in silence.
"""

from collections.abc import Sequence

from holmgang.core.packed import packed, rows_of
from holmgang.games.berserk import tables
from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.assemble import (
    KINDS,
    MEANS,
    REALMS,
    attack_mask,
    keyword_rows,
)
from holmgang.games.berserk.abilities.instructions import Instructions
from holmgang.games.berserk.abilities.summary import summary
from holmgang.games.berserk.numbers import codes, keywords, opcodes

TYPES = words.TYPES
PERIODS = list(words.PERIODS)

SETUP_WORDS = {
    "deal": ("show", "hire", "ban", "gold", "silver", "discount", "redeal", "fling"),
    "recruit": ("ban", "gold", "silver", "discount", "place"),
    "deploy": ("place", "rearrange"),
}


def compile_cards(cards: Sequence[tree.Card], made: tables.Tables) -> dict[str, int]:
    """Put cards into tables, bodies and abilities; the row of each id."""
    rows: dict[str, int] = {}
    compiler = Compiler(made, rows)
    for card in cards:
        rows[card.id] = compiler.body(card)
    for card in cards:
        compiler.abilities(card, rows[card.id])
    if len(made.copies) > 0:
        made.copies = rows_of(
            [[compiler.copied(head) for head in heads] for heads in made.abilities]
        )
    made.code = packed(compiler.code)
    made.script = packed(compiler.script)
    for row in rows.values():
        for head in made.usable[row]:
            made.instants[row] |= made.opening(head)
    return rows


class Compiler(Instructions):
    """Writes cards into tables."""

    def body(self, card: tree.Card) -> int:
        body = card.body
        self.card, self.line = card, card.line
        row = self.tables.add(
            card.id, TYPES.index(body.type), body.cost, body.elite, REALMS[body.realm]
        )
        self.tables.life[row] = body.life
        self.tables.move[row] = body.move
        self.tables.set_strike(row, list(body.strike or (0, 0, 0)))
        if body.klass:
            self.tables.klass[row] = self.class_number(body.klass)
        for keyword in card.kw:
            for number, value in keyword_rows(keyword):
                self.tables.keywords[row * keywords.COUNT + number] = value
        self.tables.keywords[row * keywords.COUNT + keywords.UNIQUE] = int(body.unique)
        return row

    def abilities(self, card: tree.Card, row: int) -> None:
        self.card = card
        heads = [self.ability(ability, k + 1) for k, ability in enumerate(card.abilities)]
        self.tables.abilities[row] = packed(heads)
        usable = [head for head in heads if self.code[head] == codes.ACT]
        self.tables.usable[row] = packed(usable)
        self.tables.acts[row] = len(usable)
        self.tables.prepares[row] = packed(
            [head for head in heads if self.code[head] == codes.SETUP]
        )

    def copied(self, head: int) -> int:
        """The same ability on another card, where it has no number."""
        copy = self.put(*self.code[head : head + codes.HEAD])
        self.tables.effects[copy] = self.tables.effects.get(head, [])
        self.set_head(copy, codes.H_NUMBER, 0)
        return copy

    # Abilities

    def ability(self, ability: tree.Ability, number: int) -> int:
        self.line = ability.line
        self.variables = {}
        self.depth = 0
        self.is_offer = False
        head = self.put(*[0] * codes.HEAD)
        self.head = head
        self.set_head(head, codes.H_NUMBER, number)
        self.set_head(head, codes.H_TYPE, tables.EFFECT)
        self.set_head(head, codes.H_COND, self.cond(ability.cond))
        if isinstance(ability, tree.Act | tree.On | tree.Instead):
            self.tables.effects[head] = summary(ability.do)
        if isinstance(ability, tree.Static):
            self.static(head, ability)
        elif isinstance(ability, tree.Rule):
            self.rule(head, ability)
        elif isinstance(ability, tree.Act):
            self.act(head, ability)
        elif isinstance(ability, tree.On):
            self.on(head, ability)
        elif isinstance(ability, tree.Instead):
            self.instead(head, ability)
        elif isinstance(ability, tree.Hook):
            self.hook(head, ability)
        else:
            self.setup(head, ability)
        return head

    def set_head(self, head: int, field: int, value: int) -> None:
        self.code[head + field] = value

    def static(self, head: int, ability: tree.Static) -> None:
        self.set_head(head, codes.H_CLASS, codes.STATIC)
        self.set_head(head, codes.H_WHO, self.cards(ability.who))
        self.set_head(head, codes.H_MARKER, self.needed_marker(ability.who, ability.cond))
        mods = [mod for one in ability.give for mod in self.mods(one, True)]
        self.set_head(head, codes.H_PARTS, self.put(len(mods), *mods))

    def needed_marker(self, *parts: tree.Cards | tree.Cond | None) -> int:
        """1 + a marker that must lie on some card or square for all parts to hold; 0 for none."""
        for part in parts:
            filters: tuple[tree.Filter, ...] = ()
            if isinstance(part, tree.Selector):
                filters = part.filters
            elif isinstance(part, tree.Check) and part.word == "is":
                filters = part.args[1]
            for one in filters:
                if one.word in ("marked", "on") and not one.negated:
                    return 1 + self.marker(str(one.args[0]))
        return 0

    def rule(self, head: int, ability: tree.Rule) -> None:
        deed = ability.deed
        supported = {"must": ("attack",), "may_also": ("attack", "protect")}
        if deed.word not in supported.get(ability.mode, (deed.word,)):
            self.refuse(f"the engine has no rule {ability.mode} {deed.word} yet")
        base = dict(
            zip(
                words.MODES,
                (codes.SLOT_FORBID, codes.SLOT_ONLY, codes.SLOT_MUST, codes.SLOT_ALSO),
                strict=True,
            )
        )
        args = deed.args
        kind = args.get("kind")
        cells = args.get("what")
        self.set_head(head, codes.H_CLASS, codes.RULE)
        self.set_head(head, codes.H_WHO, self.cards(ability.who))
        only = ability.mode == "only"
        marker = self.needed_marker(ability.who, ability.cond, None if only else cells)
        self.set_head(head, codes.H_MARKER, marker)
        parts = [
            base[ability.mode] + list(words.DEEDS).index(deed.word),
            self.cards(args.get("target") or args.get("by")),
            attack_mask(args.get("attack") or ()),
            KINDS[kind] if kind else tables.NONE,
            self.selector(cells) if cells else 0,
            self.cards(ability.unless),
        ]
        self.set_head(head, codes.H_PARTS, self.put(*parts))

    def limits(self, head: int, limit: tree.Limit | None) -> None:
        if limit:
            self.set_head(head, codes.H_LIMIT, limit.n)
            self.set_head(head, codes.H_PERIOD, PERIODS.index(limit.per))
            self.set_head(head, codes.H_EACH, int(limit.each))

    def act(self, head: int, ability: tree.Act) -> None:
        if ability.instant and not (ability.window or ability.pay or ability.limit):
            self.refuse("an instant that costs nothing needs a window or a limit")
        self.limits(head, ability.limit)
        kinds = self.kinds(ability.do)
        if ability.type == "spell":
            self.set_head(head, codes.H_TYPE, tables.SPELL)
            kinds |= 1 << codes.KIND_SPELL | 1 << codes.KIND_MAGIC
        elif not kinds:
            kinds = 1 << codes.KIND_EFFECT
        self.set_head(head, codes.H_KINDS, kinds)
        self.set_head(head, codes.H_NAME, self.spell_number(ability.name))
        self.set_head(head, codes.H_COSTS, self.costs(ability.pay))
        if ability.window:
            self.set_head(head, codes.H_EVENT, self.event(ability.window))
        self.set_head(head, codes.H_INSTANT, int(ability.instant))
        self.set_head(head, codes.H_CLASS, codes.ACT)
        self.set_head(head, codes.H_NEEDS, self.needs(ability.do))
        self.begin(head)
        self.pay(ability.pay)
        self.op(opcodes.USED)
        self.effects(ability.do)
        self.op(opcodes.END)

    def begin(self, head: int) -> None:
        """The instructions of an ability begin here."""
        self.set_head(head, codes.H_CODE, len(self.script))

    def kinds(self, effects: tuple[tree.Effect, ...]) -> int:
        """What an ability counts as, by its effects."""
        found = 0
        for node in tree.walk(effects):
            if isinstance(node, tree.Effect) and node.word in MEANS:
                found |= 1 << MEANS[node.word]
                if node.word in ("blast", "magic"):
                    found |= 1 << codes.KIND_MAGIC
            if isinstance(node, tree.Effect) and node.word == "finish":
                found |= 1 << codes.KIND_FINISH | 1 << codes.KIND_EFFECT
        return found

    def on(self, head: int, ability: tree.On) -> None:
        self.set_head(head, codes.H_CLASS, codes.ON)
        self.limits(head, ability.limit)
        if ability.limit:
            self.set_head(head, codes.H_NEEDS, self.needs(ability.do))
        kinds = self.kinds(ability.do)
        if ability.label and ability.label.word == "valhalla":
            kinds |= 1 << codes.KIND_VALHALLA
        self.set_head(head, codes.H_KINDS, kinds or 1 << codes.KIND_EFFECT)
        if ability.label and ability.label.word == "concentration":
            self.set_head(head, codes.H_UNSEEN, 1)
        if ability.zone == "grave":
            self.set_head(head, codes.H_ZONE, codes.Z_GRAVE)
        self.set_head(head, codes.H_EVENT, self.event(ability.event))
        self.begin(head)
        end = self.op(opcodes.ASK) if ability.may else 0
        self.spend(ability.do)
        if ability.label and ability.label.word == "valhalla":
            self.op(opcodes.USED)
        self.effects(ability.do)
        stop = self.op(opcodes.END)
        if end:
            self.script[end + opcodes.ASK_TO] = stop

    def spend(self, effects: tuple[tree.Effect, ...]) -> None:
        """One use of a trigger's limit; where all of it is an offer, only if that is taken."""
        offers = len(effects) == 1 and effects[0].word in ("may", "pay", "sneak")
        self.is_offer = offers and not effects[0].args.get("else")
        if not self.is_offer:
            self.op(opcodes.SPEND)

    def instead(self, head: int, ability: tree.Instead) -> None:
        nodes = tree.walk(ability.do)
        if ability.event.word == "relocated" and any(
            isinstance(node, tree.Effect) and node.word == "replace" for node in nodes
        ):
            self.refuse("a move has no amount that could be replaced")
        self.set_head(head, codes.H_CLASS, codes.INSTEAD)
        self.limits(head, ability.limit)
        self.set_head(head, codes.H_EVENT, self.event(ability.event))
        self.begin(head)
        end = self.op(opcodes.ASK) if ability.may else 0
        self.spend(ability.do)
        self.effects(ability.do)
        self.op(opcodes.END)
        if end:
            self.script[end + opcodes.ASK_TO] = self.op(opcodes.PROCEED)
            self.op(opcodes.END)

    def setup(self, head: int, ability: tree.Setup) -> None:
        """Words that are looked up before the battle; see the engine's `setup`."""
        self.set_head(head, codes.H_CLASS, codes.SETUP)
        self.set_head(head, codes.H_ZONE, list(words.STAGES).index(ability.stage))
        self.tables.setups += 1
        self.begin(head)
        for effect in ability.do:
            if effect.word not in SETUP_WORDS[ability.stage]:
                self.refuse(f"{effect.word} has no place in the stage {ability.stage}")
            self.effect(effect)
        self.op(opcodes.END)

    def hook(self, head: int, ability: tree.Hook) -> None:
        """As an ability, a hook works from the start of the battle on."""
        self.set_head(head, codes.H_CLASS, codes.ON)
        self.tables.effects[head] = summary([tree.Effect("hook", {"name": ability.name})])
        self.set_head(head, codes.H_EVENT, self.event(tree.Event("battle_start", {})))
        self.begin(head)
        self.procedure(ability.name, ability.args)
        self.op(opcodes.END)
