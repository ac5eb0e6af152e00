"""Modifiers and durations as flat ints; `modifiers` reads them again."""

from holmgang.games.berserk import tables
from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.assemble import (
    KEYWORDS,
    PROTECTIONS,
    REALMS,
    Assembler,
    attack_mask,
    keyword_rows,
)
from holmgang.games.berserk.numbers import codes, keywords, opcodes

STRENGTHS = ("miss", "light", "medium", "strong")
ICONS = [row.number for row in keywords.TABLE if row.icon]
"""Keywords that cards show as icons instead of words."""

USED = (
    *("power", "take", "roll", "roll_is", "dice", "weaken", "cap", "range", "kw", "more", "lose"),
    *("ignore", "ability", "times", "no_tap", "reach", "guard"),
)
USED_KEYWORDS = [row.word for row in keywords.TABLE if row.asked_by != keywords.NOBODY]
"""Keywords that attacks use up."""


class Grants(Assembler):
    """Writes what static abilities and `give` give."""

    depth: int
    head: int

    def ability(self, ability: tree.Ability, number: int) -> int:
        raise NotImplementedError

    def mods(self, mod: tree.Mod, is_static: bool) -> list[int]:
        """Where the parts of a modifier are written."""
        args = mod.args
        word = mod.word
        if word == "type" and args["is"] not in ("ground", "artifact"):
            self.refuse("a card may become a ground creature or an artifact; flyers take off")
        if word in ("kw", "more", "lose", "ignore"):
            return self.keyword_mods(mod)
        if word == "iconless":
            printed = self.number(0)  # of what it has by other means, nothing is lost
            return [self.put(codes.SLOT_LOSE + icon, printed, 0, 0, 0) for icon in ICONS]
        if word == "ability":
            return [self.given_ability(args["of"])]
        slot = list(words.MODS).index(word)
        if word == "roll":
            slot = {"attacking": codes.SLOT_ROLL_ATTACKING,
                    "defending": codes.SLOT_ROLL_DEFENDING}.get(args["when"], slot)  # fmt: skip
        attacks = attack_mask(args.get("attack") or ())
        if word == "no_tap":
            attacks = 1 << tables.BASIC if args["after"] == "strike" else 0
            slot = codes.SLOT_GUARDS_ALERT if args["after"] == "protecting" else slot
        if word == "reach":
            slot = {"flyers": codes.SLOT_REACH_FLYERS, "diagonal": codes.SLOT_REACH_DIAGONAL,
                    "anywhere": codes.SLOT_REACH_ANYWHERE}[args["how"]]  # fmt: skip
        return [self.put(slot, self.mod_amount(mod), attacks, self.cards(args.get("from")), 0)]

    def mod_amount(self, mod: tree.Mod) -> int:
        args = mod.args
        if mod.word == "take":
            return self.amount(args["by"])
        if mod.word == "weaken":
            return self.number(STRENGTHS.index(args["to"]))
        if mod.word in ("class", "unclass"):
            return self.number(self.class_number(args["is"]))
        if mod.word == "type":
            return self.number(words.TYPES.index(args["is"]))
        if mod.word == "realm":
            return self.number(REALMS[args["is"]])
        return self.amount(args.get("n"))

    def keyword_mods(self, mod: tree.Mod) -> list[int]:
        slots = {"kw": codes.SLOT_KW, "more": codes.SLOT_MORE, "lose": codes.SLOT_LOSE,
                 "ignore": codes.SLOT_IGNORE}  # fmt: skip
        slot = slots[mod.word]
        if mod.word == "kw":
            keyword = mod.get("kw", tree.Keyword)
            return [
                self.put(slot + number, self.number(value), 0, 0, 0)
                for number, value in keyword_rows(keyword)
            ]
        word = mod.get("kw", str)
        every = sorted({n for numbers in PROTECTIONS.values() for n in numbers})
        numbers = every if word == "protect" else list(PROTECTIONS.get(word, ()))
        numbers = numbers or [KEYWORDS[word]]
        return [self.put(slot + n, self.amount(mod.args.get("n")), 0, 0, 0) for n in numbers]

    def given_ability(self, ability: tree.Ability) -> int:
        over = self.op(opcodes.JUMP)  # its instructions stand aside
        before = self.variables, self.depth, self.line, self.head
        head = self.ability(ability, 0)
        self.variables, self.depth, self.line, self.head = before
        self.aim(over, opcodes.JUMP_TO)
        return self.put(codes.M_ABILITY, head, 0, 0, 0)

    def until(self, until: tree.Until) -> dict[str, int]:
        """How long something lasts, as the operands that say it."""
        number, term = self.duration(until)
        return {"until": number, "term": term}

    def duration(self, until: tree.Until) -> tuple[int, int]:
        number = list(words.DURATIONS).index(until.word)
        if until.word == "uses":
            return number, until.args["n"]
        if until.word == "next":
            return number, list(words.EVENTS).index(until.args["event"])
        if until.word == "while":
            return number, self.lasting(until.args["cond"])
        return number, 0

    def lasting(self, cond: tree.Cond) -> int:
        """A condition that is asked again and again: [condition, the other card it is about]."""
        refs = [node for node in tree.walk(cond) if isinstance(node, tree.Ref)]
        others = list(dict.fromkeys(ref for ref in refs if ref.word != "self"))
        if len(others) > 1:
            self.refuse("while can speak of this card and of one other")
        which = self.ref(others[0]) if others else -1
        self.bound = others[0] if others else None
        at = self.cond(cond)
        self.bound = None
        return self.put(at, which)

    def until_not_used(self, until: tree.Until) -> dict[str, int]:
        if until.word == "uses":
            self.refuse("nobody uses this up, so it cannot last for so many uses")
        return self.until(until)

    def check_uses(self, mods: tuple[tree.Mod, ...]) -> None:
        """Only what an attack or the use of an ability makes use of can be used up."""
        for mod in mods:
            keyword = mod.args.get("kw")
            word = keyword.word if isinstance(keyword, tree.Keyword) else keyword
            if mod.word not in USED or (
                word and word not in (*USED_KEYWORDS, *PROTECTIONS, "protect")
            ):
                self.refuse(f"{mod.word} is not used up by anything, so it cannot last for uses")
