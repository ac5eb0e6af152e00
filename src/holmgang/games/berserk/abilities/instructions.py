"""Effects and costs as instructions; `script` and `effects` of the engine carry them out.

Every instruction is `[word, length, operands …]`. Targets come first, each by an
instruction of its own, then the word that does something to them.
"""

from collections.abc import Iterable
from typing import Any

from holmgang.games.berserk.abilities import digits, tree, words
from holmgang.games.berserk.abilities.assemble import MEANS
from holmgang.games.berserk.abilities.grants import STRENGTHS, Grants
from holmgang.games.berserk.numbers import codes

CLEANSED = ("poison", "curse", "blessing")

EFFECTS = list(words.EFFECTS)
Args = dict[str, Any]
SELF = tree.Ref("self")
BESIDE = tree.Selector("any", "cell", (tree.Filter("free"), tree.Filter("adj", (SELF,))))
DEEPEST = 2
"""Loops inside loops."""


class Instructions(Grants):
    """Writes what abilities do."""

    def effects(self, effects: Iterable[tree.Effect]) -> None:
        for effect in effects:
            self.effect(effect)

    def effect(self, effect: tree.Effect) -> None:
        word = effect.word
        self.roll_first(effect)
        if word in MEANS:
            self.attack(effect)
        elif hasattr(self, f"_{word}"):
            getattr(self, f"_{word}")(effect.args)
        elif "to" in effect.args:
            self.target(effect.args["to"])
            self.op(EFFECTS.index(word), self.amount(effect.args.get("n")))
        else:
            self.op(EFFECTS.index(word), self.amount(effect.args.get("n")))

    def roll_first(self, effect: tree.Effect) -> None:
        """A die that an amount of the effect needs is thrown before it."""
        own = [v for k, v in effect.args.items() if k not in ("do", "else", "cost")]
        if effect.word == "choose":
            return
        rolls = [
            node
            for node in tree.walk(own)
            if isinstance(node, tree.Function) and node.word in ("roll", "flip")
        ]
        if len(rolls) > 1:
            self.refuse("an effect can roll once")
        for roll in rolls:
            if roll.word == "roll":
                self.op(codes.O_DIE, *self.power(roll.args[0]), 0)
            else:
                one, other = (self.amount(side) for side in roll.args)
                self.op(codes.O_DIE, one, other, other, 1)

    def _cast(self, args: Args) -> None:
        self.target(args["by"])
        self.op(codes.O_CAST)

    # Whom

    def target(self, target: tree.Target) -> None:
        if isinstance(target, tree.Ref):
            self.op(codes.O_KNOWN, self.ref(target))
        elif isinstance(target, tree.All):
            self.op(codes.O_ALL, self.selector(target.of))
        else:
            self.op(codes.O_PICK, self.selector(target.of), *self.picking(target))

    def picking(self, pick: tree.Pick) -> tuple[int, int, int, int]:
        variable = self.variable(pick.var) if pick.var else -1
        return self.amount(pick.n), int(pick.upto), int(pick.by == "opponent"), variable

    def place(self, place: tree.Place, as_mask: int = 0) -> None:
        if isinstance(place, tree.CellOf):
            self.op(codes.O_SQUARE_OF, self.ref(place.ref))
        elif isinstance(place, tree.All):
            self.op(codes.O_SQUARES, self.selector(place.of))
        else:
            by = int(place.by == "opponent")
            self.op(codes.O_SQUARE, self.selector(place.of), by, as_mask)

    def both(self, one: tree.Target, other: tree.Target) -> None:
        """Targets of two parts, such as what swaps with what."""
        self.target(one)
        self.op(codes.O_KEEP)
        self.target(other)

    # Attacks

    def attack(self, effect: tree.Effect) -> None:
        args = effect.args
        means = MEANS[effect.word]
        reach = self.amount(args.get("range"))
        power = self.power(args["power"]) if "power" in args else [0, 0, 0]
        again = self.repeat_begin(args["times"]) if args.get("times") else 0
        self.foe(args["to"], means, reach)
        self.op(EFFECTS.index(effect.word), means, *power, reach)
        if again:
            self.repeat_end(again)

    def foe(self, to: tree.Target | None, means: int, reach: int) -> None:
        if isinstance(to, tree.Ref | tree.All):
            self.target(to)
            return
        picking = self.picking(to) if to else (self.number(1), 0, 0, -1)
        cards = self.selector(to.of) if to else 0
        self.op(codes.O_FOE, cards, *picking, means, reach)

    def _fight(self, args: Args) -> None:
        self.both(args["who"], args["with"])
        self.op(codes.O_FIGHT, int(bool(args["open"])))

    def _finish(self, args: Args) -> None:
        to = args["to"] or tree.Pick(finishable(args["n"]))
        self.target(to)
        self.op(codes.O_FINISH, self.amount(args["n"]))

    # Cards and squares

    def _cleanse(self, args: Args) -> None:
        self.target(args["to"])
        self.op(codes.O_CLEANSE, CLEANSED.index(args["of"]))

    def _redistribute(self, args: Args) -> None:
        self.both(args["from"], args["to"])
        self.op(codes.O_REDISTRIBUTE, self.amount(args["n"]))

    def _move_chips(self, args: Args) -> None:
        self.both(args["from"], args["to"])
        self.op(codes.O_MOVE_CHIPS, self.amount(args["n"]))

    def _mark(self, args: Args) -> None:
        self.op(codes.O_MARK, self.marker(args["with"]), self.marked(args["what"]))

    def _unmark(self, args: Args) -> None:
        kind = -1 if args["what"] is None else self.marked(args["what"])
        self.op(codes.O_UNMARK, self.marker(args["with"]), kind)

    def marked(self, what: Any) -> int:
        """1 where squares are marked, 0 where cards are."""
        if isinstance(what, tree.CellOf):
            self.refuse("mark a square by pick or all")
        if isinstance(what, tree.Ref) or not what.of.is_cell:
            self.target(what)
            return 0
        self.place(what, 1)
        return 1

    def _copy(self, args: Args) -> None:
        """Copies are made of all cards, as any of them may be copied."""
        self.both(args["from"], args["to"])
        event = list(words.EVENTS).index(args["on"]) if args["on"] else -1
        self.op(codes.O_COPY, event, *self.until(args["until"]))
        self.tables.copies = [[]]

    def _control(self, args: Args) -> None:
        self.target(args["to"])
        self.op(codes.O_CONTROL, *self.until_not_used(args["until"]))

    def _take_off(self, args: Args) -> None:
        self.target(args["to"])
        self.op(codes.O_TAKE_OFF, *self.until_not_used(args["until"]))
        self.tables.restless = True

    def _land(self, args: Args) -> None:
        self.target(args["to"])
        at = args["at"]
        if isinstance(at, tree.CellOf):
            self.refuse("land on squares named by pick or all")
        self.op(codes.O_LAND, self.selector(at.of) if at else 0)
        self.tables.restless = True

    def _give(self, args: Args) -> None:
        if args["until"].word == "uses":
            self.check_uses(args["mod"])
        mods = [mod for one in args["mod"] for mod in self.mods(one, False)]
        self.target(args["to"])
        self.op(codes.O_GIVE, *self.until(args["until"]), len(mods), *mods)

    def _shield(self, args: Args) -> None:
        self.target(args["to"])
        self.op(codes.O_SHIELD, self.amount(args["n"]), *self.until(args["until"]))

    def _move(self, args: Args) -> None:
        self.target(args["what"])
        self.op(codes.O_KEEP)
        self.place(args["to"])
        self.op(codes.O_MOVE)

    def _step(self, args: Args) -> None:
        self.target(args["what"])
        self.op(codes.O_STEP, self.amount(args["n"]))

    def _swap(self, args: Args) -> None:
        self.both(args["what"], args["with"])
        self.op(codes.O_SWAP)

    def _seat(self, args: Args) -> None:
        self.both(args["what"], args["on"])
        self.op(codes.O_SEAT)

    def _summon(self, args: Args) -> None:
        what, at = args["what"], args["at"] or tree.Pick(BESIDE)
        if isinstance(what, tree.Pick):
            picked = (self.selector(what.of), *self.picking(what))
            self.op(codes.O_CALL, *picked, self.landing_of(at))
        else:
            self.target(what)
        airy = self.op(codes.O_AIRY, 0)
        self.place(at)
        self.script[airy + 2] = len(self.script)
        self.op(codes.O_SUMMON, int(bool(args["tapped"])), self.amount(args["wounds"]))

    def landing_of(self, at: tree.Place) -> int:
        """The squares for a card that is summoned, 0 if they are not known beforehand."""
        return self.selector(at.of) if isinstance(at, tree.Pick) and is_free(at) else 0

    def _hire(self, args: Args) -> None:
        if args["what"] != SELF:
            self.refuse("an ability can hire its own card, in the engine")
        self.op(codes.O_HIRE)

    def _ban(self, args: Args) -> None:
        self.op(codes.O_BAN, self.cardset(args["what"]))

    def _discount(self, args: Args) -> None:
        self.op(codes.O_DISCOUNT, self.cardset(args["what"]), self.amount(args["n"]))

    def cardset(self, what: Any) -> int:
        """Cards of a deal, by what their faces tell."""
        if not isinstance(what, tree.Selector):
            self.refuse("say which cards, by what they are")
        return self.selector(what)

    def _place(self, args: Args) -> None:
        self.op(codes.O_PLACE, self.selector(args["at"]))

    def _bury(self, args: Args) -> None:
        self.target(args["what"])
        self.op(codes.O_BURY)

    def _reveal(self, args: Args) -> None:
        self.target(args["what"])
        self.op(codes.O_REVEAL)

    def _to_deck(self, args: Args) -> None:
        self.target(args["what"])
        self.op(codes.O_TO_DECK, ("top", "bottom", "shuffled").index(args["end"]))

    def _look(self, args: Args) -> None:
        self.op(codes.O_PEEK, self.amount(args["n"]))

    def _prophecy(self, args: Args) -> None:
        """Show cards of the deck, go through them, put them under it (BK-19.150)."""
        depth = self.deeper()
        self.op(codes.O_SHOW_TOP, self.amount(args["n"]), depth)
        top = self.op(codes.O_SHOWN, depth, self.variable(args["as"]), 0)
        self.effects(args["do"])
        self.op(codes.O_JUMP, top)
        self.script[top + 4] = len(self.script)
        self.op(codes.O_UNDER)
        self.depth -= 1

    # The event that is answered

    def _strength_set(self, args: Args) -> None:
        self.op(codes.O_STRENGTH_SET, STRENGTHS.index(args["strength"]))

    def _outcome(self, args: Args) -> None:
        sides = (STRENGTHS.index(args["attacker"]), STRENGTHS.index(args["defender"]))
        self.op(codes.O_OUTCOME, *sides)

    def _protect(self, args: Args) -> None:
        self.target(args["by"])
        self.op(codes.O_PROTECT)

    # Order of effects

    def _may(self, args: Args) -> None:
        at = self.op(codes.O_ASK, 0, 0)
        self.either(at + 2, args)

    def _if(self, args: Args) -> None:
        at = self.op(codes.O_UNLESS, self.cond(args["cond"]), 0)
        self.either(at + 3, args)

    def either(self, slot: int, args: Args) -> None:
        """One list of effects or the other; the first instruction's operand leads to the other."""
        self.effects(args["do"])
        if args["else"]:
            over = self.op(codes.O_JUMP, 0)
            self.script[slot] = len(self.script)
            self.effects(args["else"])
            self.script[over + 2] = len(self.script)
        else:
            self.script[slot] = len(self.script)

    def _choose(self, args: Args) -> None:
        branches = args["of"]
        at = self.op(
            codes.O_BRANCH, int(args["by"] == "opponent"), len(branches), *[0] * len(branches)
        )
        ends = []
        for k, branch in enumerate(branches):
            self.script[at + 4 + k] = len(self.script)
            self.effects(branch)
            ends.append(self.op(codes.O_JUMP, 0))
        for end in ends:
            self.script[end + 2] = len(self.script)

    def deeper(self) -> int:
        if self.depth == DEEPEST:
            self.refuse(f"loops may stand in each other {DEEPEST} deep")
        self.depth += 1
        return self.depth - 1

    def _each(self, args: Args) -> None:
        depth = self.deeper()
        self.op(codes.O_LOOP, self.selector(args["of"]), depth)
        top = self.op(codes.O_NEXT, depth, self.variable(args["as"]), 0)
        self.effects(args["do"])
        self.op(codes.O_JUMP, top)
        self.script[top + 4] = len(self.script)
        self.depth -= 1

    def _repeat(self, args: Args) -> None:
        top = self.repeat_begin(args["n"])
        self.effects(args["do"])
        self.repeat_end(top)

    def repeat_begin(self, n: tree.Amount) -> int:
        depth = self.deeper()
        self.op(codes.O_COUNT, self.amount(n), depth)
        return self.op(codes.O_AGAIN, depth, 0)

    def repeat_end(self, top: int) -> None:
        self.op(codes.O_JUMP, top)
        self.script[top + 3] = len(self.script)
        self.depth -= 1

    def _pay(self, args: Args) -> None:
        costs = self.costs(args["cost"])
        payable = self.op(codes.O_PAYABLE, costs, 0) if costs else 0
        at = self.op(codes.O_ASK, 0, 0)
        self.pay(args["cost"])
        self.either(at + 2, args)
        if payable:
            self.script[payable + 3] = self.script[at + 2]

    def _sneak(self, args: Args) -> None:
        """If you like, wound a creature of yours next to this card, and if you did, go on."""
        beside = tree.Selector("mine", "creature", (tree.Filter("adj", (SELF,)),))
        there = self.op(codes.O_UNLESS, self.cond(tree.Check("exists", (beside,))), 0)
        at = self.op(codes.O_ASK, 0, 0)
        self.target(tree.Pick(beside))
        self.op(codes.O_DAMAGE, self.amount(args["n"]))
        self.effects(args["do"])
        self.script[at + 2] = self.script[there + 3] = len(self.script)

    def _let(self, args: Args) -> None:
        self.target(args["card"])
        self.op(codes.O_LET, self.variable(args["as"]))

    def _later(self, args: Args) -> None:
        """What is put off has a head of its own, and its instructions stand aside."""
        over = self.op(codes.O_JUMP, 0)
        event = self.event(args["on"])
        head = self.put(*[0] * codes.HEAD)
        self.code[head + codes.H_CLASS] = codes.LATER
        self.code[head + codes.H_TYPE] = self.code[self.head + codes.H_TYPE]
        self.code[head + codes.H_NUMBER] = self.code[self.head + codes.H_NUMBER]
        self.code[head + codes.H_CODE] = len(self.script)
        self.effects(args["do"])
        self.op(codes.O_END)
        self.script[over + 2] = len(self.script)
        self.op(codes.O_LATER, event, head)

    def _hook(self, args: Args) -> None:
        self.procedure(args["name"], args["args"])

    def procedure(self, name: str, args: Args) -> None:
        """What a hook does; the shorter ones are spelled out in words of the language."""
        if name == "five_digits":
            self.effects(digits.effects())
        else:
            self.op(codes.O_BANK, self.amount(args["n"]), *self.until_not_used(args["until"]))

    # Costs

    def costs(self, costs: tuple[tree.Cost, ...]) -> int:
        """What must be there to be paid with."""
        rows: list[int] = []
        for cost in costs:
            if cost.word == "tap":
                rows += [codes.P_TAP, 0]
            elif cost.word == "unmark":
                rows += [codes.P_UNMARK, self.marker(cost.args["with"])]
            elif cost.word in ("chips", "lives", "wound"):
                which = (codes.P_CHIPS, codes.P_LIVES, codes.P_WOUND)
                n = cost.args["n"]
                least = tree.Number(1) if n == tree.Variable("X") else n
                rows += [which[("chips", "lives", "wound").index(cost.word)], self.amount(least)]
            elif isinstance(cost.args["what"], tree.Pick):
                rows += [codes.P_CARD, self.selector(cost.args["what"].of)]
        return self.put(len(rows) // 2, *rows) if rows else 0

    def pay(self, costs: tuple[tree.Cost, ...]) -> None:
        """Instructions that pay."""
        for cost in costs:
            if cost.word == "tap":
                self.op(codes.O_COST, codes.P_TAP, 0)
            elif cost.word == "unmark":
                n = self.amount(cost.args["n"] or tree.Number(1))
                self.op(codes.O_COST, codes.P_UNMARK, self.marker(cost.args["with"]), n)
            elif cost.word in ("chips", "lives", "wound"):
                which = {"chips": codes.P_CHIPS, "lives": codes.P_LIVES, "wound": codes.P_WOUND}
                if cost.args["n"] == tree.Variable("X"):
                    self.op(codes.O_X, which[cost.word])
                self.op(codes.O_COST, which[cost.word], self.amount(cost.args["n"]))
            else:
                self.target(cost.args["what"])
                effect = {"tap_card": "tap"}.get(cost.word, cost.word)
                self.op(list(words.EFFECTS).index(effect), 0, 0)

    # What must be there

    def needs(self, effects: tuple[tree.Effect, ...]) -> int:
        """Targets without which the first effect of an ability comes to nothing."""
        if not effects:
            return 0
        first = effects[0]
        rows: list[int] = []
        if first.word in MEANS:
            rows += self.need_foe(first)
        elif first.word == "summon" and isinstance(first.args["what"], tree.Pick):
            if is_free(first.args["what"]):
                cells = self.landing_of(first.args["at"] or tree.Pick(BESIDE))
                rows += [2, self.selector(first.args["what"].of), cells, 0]
        elif first.word == "finish" and first.args["to"] is None:
            rows += [0, self.selector(finishable(first.args["n"])), 0, 0]
        else:
            for value in first.args.values():
                if isinstance(value, tree.Pick) and is_free(value):
                    rows += [0, self.selector(value.of), 0, 0]
        return self.put(len(rows) // 4, *rows) if rows else 0

    def need_foe(self, effect: tree.Effect) -> list[int]:
        to = effect.args["to"]
        reach = effect.args.get("range")
        if isinstance(to, tree.Pick) and not is_free(to):
            return []
        if isinstance(to, tree.Ref) and to.word != "self":
            return []
        cards = self.selector(to.of) if isinstance(to, tree.Pick | tree.All) else 0
        fixed = reach if isinstance(reach, tree.Number) else None
        return [1, cards, MEANS[effect.word], self.amount(fixed)]


def finishable(n: tree.Amount) -> tree.Selector:
    """Whom finishing can destroy (BK-19.113)."""
    weak = tree.Filter("compare", ("life", "<=", n))
    whole = tree.Filter("has", ("incorporeal",), negated=True)
    alone = tree.Filter("symbiote", negated=True)
    return tree.Selector("any", "creature", (tree.Filter("adj", (SELF,)), whole, alone, weak))


def is_free(pick: tree.Pick) -> bool:
    """Whether a choice must be made, and depends on nothing chosen or paid before."""
    if pick.upto:
        return False
    nodes = tree.walk(pick.of)
    if any(isinstance(node, tree.Variable | tree.EventValue) for node in nodes):
        return False
    return all(node.word == "self" for node in nodes if isinstance(node, tree.Ref))
