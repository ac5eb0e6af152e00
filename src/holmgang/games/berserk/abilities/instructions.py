"""Effects and costs as instructions; `run` carries them out.

Every instruction is `[word, length, operands …]`. Targets come first, each by an
instruction of its own, then the word that does something to them.
"""

from collections.abc import Iterable
from typing import Any

from holmgang.core.packed import rows_of
from holmgang.games.berserk import tables
from holmgang.games.berserk.abilities import five_digits, tree, words
from holmgang.games.berserk.abilities.assemble import MEANS
from holmgang.games.berserk.abilities.grants import STRENGTHS, Grants
from holmgang.games.berserk.abilities.summary import summary
from holmgang.games.berserk.numbers import codes, opcodes

CLEANSED = ("poison", "curse", "blessing")
TURN_ENDS = {"end_turn": "any", "end_my_turn": "mine", "end_enemy_turn": "enemy"}

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

    due: tree.Function | None = None
    """A die of the effect that is being written, not thrown yet."""

    def effect(self, effect: tree.Effect) -> None:
        word = effect.word
        self.due = self.roll_of(effect)
        if word in MEANS:
            self.attack(effect)
        elif hasattr(self, f"_{word}"):
            getattr(self, f"_{word}")(effect.args)
        else:
            if "to" in effect.args:
                self.target(effect.args["to"])
            self.op(self.number_of(word), n=self.amount(effect.args.get("n")))

    def number_of(self, word: str) -> int:
        """The instruction of an effect; the engine may have none (yet)."""
        number = getattr(opcodes, word.upper(), None)
        if number is None or list(words.EFFECTS).index(word) != number:
            self.refuse(f"the engine has no effect {word} yet")
        return int(number)

    def op(self, number: int, *more: int, **named: int) -> int:
        """A die falls when the targets are named, before anything is done to them (BK-10.8)."""
        if self.due and number not in opcodes.TARGETING:
            roll, self.due = self.due, None
            self.throw(roll)
        return super().op(number, *more, **named)

    def roll_of(self, effect: tree.Effect) -> tree.Function | None:
        """The die that an amount of the effect needs."""
        own = [v for k, v in effect.args.items() if k not in ("do", "else", "cost")]
        if effect.word == "choose":
            return None
        rolls = [
            node
            for node in tree.walk(own)
            if isinstance(node, tree.Function) and node.word in ("roll", "flip")
        ]
        if len(rolls) > 1:
            self.refuse("an effect can roll once")
        return rolls[0] if rolls else None

    def throw(self, roll: tree.Function) -> None:
        if roll.word == "roll":
            light, medium, strong = self.power(roll.args[0])
            self.op(opcodes.DIE, light=light, medium=medium, strong=strong)
        else:
            one, other = (self.amount(side) for side in roll.args)
            self.op(opcodes.DIE, light=one, medium=other, strong=other, bare=1)

    def _cast(self, args: Args) -> None:
        self.target(args["by"])
        self.op(opcodes.CAST)

    # Whom

    def target(self, target: tree.Target) -> None:
        if self.due and any(node is self.due for node in tree.walk(target)):
            self.refuse("targets are named before dice are rolled")
        if isinstance(target, tree.Ref):
            self.op(opcodes.KNOWN, card=self.ref(target))
        elif isinstance(target, tree.All):
            self.op(opcodes.ALL, cards=self.selector(target.of))
        else:
            cards = self.targets(target.of)
            self.op(opcodes.PICK, cards=cards, **self.picking(target))

    def picking(self, pick: tree.Pick) -> dict[str, int]:
        variable = self.variable(pick.var) if pick.var else tables.NONE
        return {
            "n": self.amount(pick.n),
            "upto": int(pick.upto),
            "opponent": int(pick.by == "opponent"),
            "variable": variable,
        }

    def place(self, place: tree.Place, as_mask: int = 0) -> None:
        if isinstance(place, tree.CellOf):
            self.op(opcodes.SQUARE_OF, card=self.ref(place.ref))
        elif isinstance(place, tree.All):
            self.op(opcodes.SQUARES, cells=self.selector(place.of))
        else:
            opponent = int(place.by == "opponent")
            cells = self.selector(place.of)
            self.op(opcodes.SQUARE, cells=cells, opponent=opponent, as_mask=as_mask)

    def both(self, one: tree.Target, other: tree.Target) -> None:
        """Targets of two parts, such as what swaps with what."""
        self.target(one)
        self.op(opcodes.KEEP)
        self.target(other)

    # Attacks

    def attack(self, effect: tree.Effect) -> None:
        args = effect.args
        means = MEANS[effect.word]
        reach = self.amount(args.get("range"))
        power = self.power(args["power"]) if "power" in args else [0, 0, 0]
        again = self.repeat_begin(args["times"]) if args.get("times") else 0
        self.foe(args["to"], means, reach)
        light, medium, strong = power
        self.op(
            self.number_of(effect.word),
            means=means,
            light=light,
            medium=medium,
            strong=strong,
            range=reach,
        )
        if again:
            self.repeat_end(again)

    def foe(self, to: tree.Target | None, means: int, reach: int) -> None:
        if isinstance(to, tree.Ref | tree.All):
            self.target(to)
            return
        one = {"n": self.number(1), "variable": tables.NONE} if to is None else self.picking(to)
        cards = self.targets(to.of) if to else 0
        self.op(opcodes.FOE, cards=cards, means=means, range=reach, **one)

    def _fight(self, args: Args) -> None:
        self.both(args["who"], args["with"])
        self.op(opcodes.FIGHT, open=int(bool(args["open"])))

    def _finish(self, args: Args) -> None:
        to = args["to"] or tree.Pick(finishable(args["n"]))
        self.target(to)
        self.op(opcodes.FINISH, n=self.amount(args["n"]))

    # Cards and squares

    def _cleanse(self, args: Args) -> None:
        self.target(args["to"])
        self.op(opcodes.CLEANSE, what=CLEANSED.index(args["of"]))

    def _redistribute(self, args: Args) -> None:
        self.both(args["from"], args["to"])
        self.op(opcodes.REDISTRIBUTE, n=self.amount(args["n"]))

    def _move_chips(self, args: Args) -> None:
        self.both(args["from"], args["to"])
        self.op(opcodes.MOVE_CHIPS, n=self.amount(args["n"]))

    def _mark(self, args: Args) -> None:
        marker = self.marker(args["with"])
        self.op(opcodes.MARK, marker=marker, kind=self.marked(args["what"]))
        if args.get("until"):
            self.unmark_later(args)

    def unmark_later(self, args: Args) -> None:
        """The marker goes at the end of a turn, even if the card that put it is gone."""
        whose = TURN_ENDS.get(args["until"].word)
        if whose is None or not isinstance(args["what"], tree.Ref):
            self.refuse("a marker stays on a known card until the end of a turn")
        off = tree.Effect("unmark", {"with": args["with"], "what": args["what"]})
        end = tree.Event("turn_end", {"whose": whose})
        self.effect(tree.Effect("later", {"on": end, "do": (off,)}))

    def _unmark(self, args: Args) -> None:
        kind = tables.NONE if args["what"] is None else self.marked(args["what"])
        self.op(opcodes.UNMARK, marker=self.marker(args["with"]), kind=kind)

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
        event = list(words.EVENTS).index(args["on"]) if args["on"] else tables.NONE
        self.op(opcodes.COPY, event=event, **self.until(args["until"]))
        self.tables.copies = rows_of([[]])

    def _control(self, args: Args) -> None:
        self.target(args["to"])
        self.op(opcodes.CONTROL, **self.until_not_used(args["until"]))

    def _take_off(self, args: Args) -> None:
        self.target(args["to"])
        self.op(opcodes.TAKE_OFF, **self.until_not_used(args["until"]))
        self.tables.can_take_off = True

    def _land(self, args: Args) -> None:
        self.target(args["to"])
        at = args["at"]
        if isinstance(at, tree.CellOf):
            self.refuse("land on squares named by pick or all")
        self.op(opcodes.LAND, cells=self.selector(at.of) if at else 0)
        self.tables.can_take_off = True

    def _give(self, args: Args) -> None:
        if args["until"].word == "uses":
            self.check_uses(args["mod"])
        mods = [mod for one in args["mod"] for mod in self.mods(one, False)]
        self.target(args["to"])
        self.op(opcodes.GIVE, *mods, count=len(mods), **self.until(args["until"]))

    def _shield(self, args: Args) -> None:
        self.target(args["to"])
        self.op(opcodes.SHIELD, n=self.amount(args["n"]), **self.until(args["until"]))

    def _relocate(self, args: Args) -> None:
        self.target(args["what"])
        self.op(opcodes.KEEP)
        self.place(args["to"])
        self.op(opcodes.RELOCATE)

    def _step(self, args: Args) -> None:
        self.target(args["what"])
        self.op(opcodes.STEP, n=self.amount(args["n"]))

    def _swap(self, args: Args) -> None:
        self.both(args["what"], args["with"])
        self.op(opcodes.SWAP)

    def _seat(self, args: Args) -> None:
        self.both(args["what"], args["on"])
        self.op(opcodes.SEAT)

    def _summon(self, args: Args) -> None:
        what, at = args["what"], args["at"] or tree.Pick(BESIDE)
        if isinstance(what, tree.Pick):
            cards, picking = self.selector(what.of), self.picking(what)
            self.op(opcodes.CALL, cards=cards, cells=self.landing_of(at), **picking)
        else:
            self.target(what)
        skip = self.op(opcodes.NEEDS_SQUARE)
        self.place(at)
        self.aim(skip, opcodes.NEEDS_SQUARE_TO)
        tapped = int(bool(args["tapped"]))
        self.op(opcodes.SUMMON, tapped=tapped, wounds=self.amount(args["wounds"]))

    def landing_of(self, at: tree.Place) -> int:
        """The squares for a card that is summoned, 0 if they are not known beforehand."""
        return self.selector(at.of) if isinstance(at, tree.Pick) and is_free(at) else 0

    def _hire(self, args: Args) -> None:
        if args["what"] != SELF:
            self.refuse("an ability can hire its own card, in the engine")
        self.op(opcodes.HIRE)

    def _ban(self, args: Args) -> None:
        self.op(opcodes.BAN, cards=self.cardset(args["what"]))

    def _discount(self, args: Args) -> None:
        cards = self.cardset(args["what"])
        self.op(opcodes.DISCOUNT, cards=cards, n=self.amount(args["n"]))

    def cardset(self, what: Any) -> int:
        """Cards of a deal, by what their faces tell."""
        if not isinstance(what, tree.Selector):
            self.refuse("say which cards, by what they are")
        return self.selector(what)

    def _place(self, args: Args) -> None:
        self.op(opcodes.PLACE, cells=self.selector(args["at"]))

    def _bury(self, args: Args) -> None:
        self.target(args["what"])
        self.op(opcodes.BURY)

    def _reveal(self, args: Args) -> None:
        self.target(args["what"])
        self.op(opcodes.REVEAL)

    def _to_deck(self, args: Args) -> None:
        self.target(args["what"])
        self.op(opcodes.TO_DECK, end=("top", "bottom", "shuffled").index(args["end"]))

    def _look(self, args: Args) -> None:
        self.op(opcodes.PEEK, n=self.amount(args["n"]))

    def _prophecy(self, args: Args) -> None:
        """Show cards of the deck, go through them, put them under it (BK-19.150)."""
        depth = self.deeper()
        self.op(opcodes.SHOW_TOP, n=self.amount(args["n"]), depth=depth)
        top = self.op(opcodes.SHOWN, depth=depth, variable=self.variable(args["as"]))
        self.effects(args["do"])
        self.op(opcodes.JUMP, to=top)
        self.aim(top, opcodes.SHOWN_TO)
        self.op(opcodes.UNDER)
        self.depth -= 1

    # The event that is answered

    def _strength_set(self, args: Args) -> None:
        self.op(opcodes.STRENGTH_SET, strength=STRENGTHS.index(args["strength"]))

    def _outcome(self, args: Args) -> None:
        attacker, defender = STRENGTHS.index(args["attacker"]), STRENGTHS.index(args["defender"])
        self.op(opcodes.OUTCOME, attacker=attacker, defender=defender)

    def _protect(self, args: Args) -> None:
        self.target(args["by"])
        self.op(opcodes.PROTECT)

    # Order of effects

    def ask(self) -> int:
        """If you like; whoever likes takes the use that a trigger offers."""
        at = self.op(opcodes.ASK)
        if self.is_offer:
            self.is_offer = False
            self.op(opcodes.SPEND)
        return at

    def _may(self, args: Args) -> None:
        at = self.ask()
        self.either(at, opcodes.ASK_TO, args)

    def _if(self, args: Args) -> None:
        at = self.op(opcodes.UNLESS, condition=self.cond(args["cond"]))
        self.either(at, opcodes.UNLESS_TO, args)

    def either(self, at: int, name: int, args: Args) -> None:
        """One list of effects or the other; an operand of the instruction leads to the other."""
        self.effects(args["do"])
        if args["else"]:
            over = self.op(opcodes.JUMP)
            self.aim(at, name)
            self.effects(args["else"])
            self.aim(over, opcodes.JUMP_TO)
        else:
            self.aim(at, name)

    def _choose(self, args: Args) -> None:
        branches = args["of"]
        opponent = int(args["by"] == "opponent")
        ways = [0] * len(branches)
        at = self.op(opcodes.BRANCH, *ways, opponent=opponent, count=len(branches))
        self.tables.ways[at] = [summary(branch) for branch in branches]
        ends = []
        for k, branch in enumerate(branches):
            self.aim(at, opcodes.BRANCH_WAYS + k)
            self.effects(branch)
            ends.append(self.op(opcodes.JUMP))
        for end in ends:
            self.aim(end, opcodes.JUMP_TO)

    def deeper(self) -> int:
        if self.depth == DEEPEST:
            self.refuse(f"loops may stand in each other {DEEPEST} deep")
        self.depth += 1
        return self.depth - 1

    def _each(self, args: Args) -> None:
        depth = self.deeper()
        self.op(opcodes.LOOP, cards=self.selector(args["of"]), depth=depth)
        top = self.op(opcodes.NEXT, depth=depth, variable=self.variable(args["as"]))
        self.effects(args["do"])
        self.op(opcodes.JUMP, to=top)
        self.aim(top, opcodes.NEXT_TO)
        self.depth -= 1

    def _repeat(self, args: Args) -> None:
        top = self.repeat_begin(args["n"])
        self.effects(args["do"])
        self.repeat_end(top)

    def repeat_begin(self, n: tree.Amount) -> int:
        depth = self.deeper()
        self.op(opcodes.COUNT, n=self.amount(n), depth=depth)
        return self.op(opcodes.AGAIN, depth=depth)

    def repeat_end(self, top: int) -> None:
        self.op(opcodes.JUMP, to=top)
        self.aim(top, opcodes.AGAIN_TO)
        self.depth -= 1

    def _pay(self, args: Args) -> None:
        costs = self.costs(args["cost"])
        payable = self.op(opcodes.PAYABLE, costs=costs) if costs else 0
        at = self.ask()
        self.pay(args["cost"])
        self.either(at, opcodes.ASK_TO, args)
        if payable:
            self.script[payable + opcodes.PAYABLE_TO] = self.script[at + opcodes.ASK_TO]

    def _sneak(self, args: Args) -> None:
        """If you like, wound a creature of yours next to this card, and if you did, go on."""
        beside = tree.Selector("mine", "creature", (tree.Filter("adj", (SELF,)),))
        condition = self.cond(tree.Check("exists", (beside,)))
        there = self.op(opcodes.UNLESS, condition=condition)
        at = self.ask()
        self.target(tree.Pick(beside))
        self.op(opcodes.DAMAGE, n=self.amount(args["n"]))
        self.effects(args["do"])
        self.aim(at, opcodes.ASK_TO)
        self.aim(there, opcodes.UNLESS_TO)

    def _let(self, args: Args) -> None:
        self.target(args["card"])
        self.op(opcodes.LET, variable=self.variable(args["as"]))

    def _later(self, args: Args) -> None:
        """What is put off has a head of its own, and its instructions stand aside."""
        over = self.op(opcodes.JUMP)
        event = self.event(args["on"])
        head = self.put(*[0] * codes.HEAD)
        self.code[head + codes.H_CLASS] = codes.LATER
        self.code[head + codes.H_TYPE] = self.code[self.head + codes.H_TYPE]
        self.code[head + codes.H_NUMBER] = self.code[self.head + codes.H_NUMBER]
        self.code[head + codes.H_CODE] = len(self.script)
        self.tables.effects[head] = summary(args["do"])
        self.effects(args["do"])
        self.op(opcodes.END)
        self.aim(over, opcodes.JUMP_TO)
        self.op(opcodes.LATER, event=event, head=head)

    def _hook(self, args: Args) -> None:
        self.procedure(args["name"], args["args"])

    def procedure(self, name: str, args: Args) -> None:
        """What a hook does; the shorter ones are spelled out in words of the language."""
        if name == "five_digits":
            self.effects(five_digits.effects())
        else:
            lasts = self.until_not_used(args["until"])
            self.op(opcodes.BANK, n=self.amount(args["n"]), **lasts)

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
                self.op(opcodes.COST, which=codes.P_TAP)
            elif cost.word == "unmark":
                n = self.amount(cost.args["n"] or tree.Number(1))
                marker = self.marker(cost.args["with"])
                self.op(opcodes.COST, which=codes.P_UNMARK, n=n, marker=marker)
            elif cost.word in ("chips", "lives", "wound"):
                which = {"chips": codes.P_CHIPS, "lives": codes.P_LIVES, "wound": codes.P_WOUND}
                if cost.args["n"] == tree.Variable("X"):
                    self.op(opcodes.X, cost=which[cost.word])
                self.op(opcodes.COST, which=which[cost.word], n=self.amount(cost.args["n"]))
            else:
                self.target(cost.args["what"])
                effect = {"tap_card": "tap"}.get(cost.word, cost.word)
                self.op(self.number_of(effect))

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
                rows += [codes.NEED_SUMMONED, self.selector(first.args["what"].of), cells, 0]
        elif first.word == "protect":
            rows += [codes.NEED_BLOW, 0, 0, 0]
        elif first.word == "finish" and first.args["to"] is None:
            rows += [codes.NEED_SET, self.selector(finishable(first.args["n"])), 0, 0]
        else:
            for value in first.args.values():
                if isinstance(value, tree.Pick) and is_free(value):
                    rows += [codes.NEED_SET, self.targets(value.of), 0, 0]
        return self.put(len(rows) // codes.NEED, *rows) if rows else 0

    def need_foe(self, effect: tree.Effect) -> list[int]:
        to = effect.args["to"]
        reach = effect.args.get("range")
        if isinstance(to, tree.Pick) and not is_free(to):
            return []
        if isinstance(to, tree.Ref) and to.word != "self":
            return []
        cards = self.targets(to.of) if isinstance(to, tree.Pick | tree.All) else 0
        fixed = reach if isinstance(reach, tree.Number) else None
        return [codes.NEED_FOE, cards, MEANS[effect.word], self.amount(fixed)]


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
