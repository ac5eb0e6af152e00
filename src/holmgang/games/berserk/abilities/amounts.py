"""How much: amounts in a sentence, and comparisons by what is compared."""

from typing import TYPE_CHECKING

from holmgang.games.berserk.abilities import nouns, tree, words
from holmgang.games.berserk.abilities.phrases import Value, Values, flag, message

if TYPE_CHECKING:
    from holmgang.games.berserk.abilities.sentence import Sentence

LETTERS = "NMKL"
OPPOSITES = {"<=": ">", ">=": "<", "==": "!=", "!=": "==", "<": ">=", ">": "<="}
OPS = {"<=": "le", ">=": "ge", "==": "eq", "!=": "ne", "<": "lt", ">": "gt"}
DIE = tree.Function("die", ())
CHIPS = tree.Function("stat", (tree.Ref("self"), "chips"))
PER = ("power", "take", "move", "life", "damage", "heal", "chips", "lives")
"""Words whose patterns say "for each": they show `$n-per` after the amount."""


def put(sentence: "Sentence", args: Values, name: str, value: tree.Amount, word: str) -> None:
    """An amount into the arguments of a pattern: `$n`, `$n-signed`, `$n-is`, `$n-per`."""
    per = _per(sentence, value) if word in PER else ""
    each = tree.Number(1) if per else value
    args[f"{name}-is"] = "die" if value == DIE else "number"
    args[f"{name}-per"] = per
    args[name] = amount(sentence, each) if value != DIE else "none"
    if word in PER and _is_flip(value):
        args[f"{name}-per"] = sentence.phrases("berserk-flipped")
    elif _is_flip(value):
        args[name] = f"{args[name]}{sentence.phrases('berserk-flipped')}"
    args[f"{name}-signed"] = _signed(each, args[name])


def _per(sentence: "Sentence", value: tree.Amount) -> str:
    """ "for each chip": what an amount grows with, one by one."""
    most: Value = "none"
    if isinstance(value, tree.Function) and value.word == "min":
        first, second = value.args
        if isinstance(first, tree.Number):
            most, value = first.n, second
    if not isinstance(value, tree.Function):
        return ""
    args: Values = {"most": most}
    if value == CHIPS:
        args["of-is"] = "chips"
    elif value.word == "count":
        nouns.selector(sentence, value.args[0], "each").put(args, "of")
    else:
        return ""
    return sentence.phrases("berserk-per", args)


def amount(sentence: "Sentence", amount: tree.Amount) -> Value:
    """A number or a short phrase; else a letter that is explained at the end of the sentence."""
    if isinstance(amount, tree.Number):
        return amount.n
    if isinstance(amount, tree.Variable):
        return amount.name
    short = _short(sentence, amount)
    if short:
        return short
    letter = LETTERS[len(sentence.wheres) % len(LETTERS)]
    sentence.wheres.append("")  # keeps the letter, should the explanation need one of its own
    at = len(sentence.wheres) - 1
    args: Values = {"letter": letter, "amount": phrase(sentence, amount)}
    sentence.wheres[at] = sentence.phrases(
        "berserk-where" if at == 0 else "berserk-where-too", args
    )
    return letter


def _short(sentence: "Sentence", amount: tree.Amount) -> str:
    """ "X+2", "1-2-3", "1 or 2"; nothing where it takes a letter."""
    if isinstance(amount, tree.Sum):
        sides = (amount.left, amount.right)
        if all(isinstance(side, tree.Number | tree.Variable) for side in sides):
            return ("−" if amount.minus else "+").join(phrase(sentence, side) for side in sides)
    if isinstance(amount, tree.Function) and amount.word == "roll":
        return power(sentence, amount.args[0])
    if isinstance(amount, tree.Function) and amount.word == "flip":
        return _function(sentence, amount)
    return ""


def _is_flip(amount: tree.Amount) -> bool:
    return isinstance(amount, tree.Function) and amount.word == "flip"


def _signed(amount: tree.Amount, said: Value) -> str:
    if isinstance(amount, tree.Number):
        return f"+{amount.n}" if amount.n >= 0 else f"−{-amount.n}"
    return f"+{said}"


def power(sentence: "Sentence", power: tree.Power) -> str:
    parts = (power.light, power.medium, power.strong)
    if parts[0] == parts[1] == parts[2]:
        return str(amount(sentence, parts[0]))
    return "-".join(str(amount(sentence, part)) for part in parts)


def phrase(sentence: "Sentence", amount: tree.Amount) -> str:
    """An amount spelled out: "the number of your creatures"."""
    if isinstance(amount, tree.Number):
        return str(amount.n).replace("-", "−")
    if isinstance(amount, tree.Variable):
        return amount.name
    if isinstance(amount, tree.EventValue):
        return sentence.phrases(f"berserk-value-{amount.word}", {"event": sentence.event})
    if isinstance(amount, tree.Sum):
        sign = "minus" if amount.minus else "plus"
        sides: Values = {"left": phrase(sentence, amount.left)}
        sides["right"] = phrase(sentence, amount.right)
        return sentence.phrases(f"berserk-sum-{sign}", sides)
    return _function(sentence, amount)


def _function(sentence: "Sentence", amount: tree.Function) -> str:
    args: Values = {}
    for field, value in zip(words.AMOUNTS[amount.word].fields, amount.args, strict=True):
        if field.type == "amount":
            args[field.name] = phrase(sentence, value)
        else:
            sentence.put(args, field.name, field.type, value)
    if amount.word == "stat":
        _put_stat(sentence, args, "what", amount.args[1])
    return sentence.phrases(message("amount", amount.word), args)


def _put_stat(sentence: "Sentence", args: Values, name: str, stat: str) -> None:
    for case in ("nom", "gen", "acc"):
        args[f"{name}-{case}"] = sentence.phrases(message("stat", stat), {"case": case})


# Comparisons


def compare(sentence: "Sentence", cond: tree.Compare) -> str:
    """ "the die shows 2 or less", "it has no chips"."""
    args: Values = {"op": OPS[cond.op], "left": phrase(sentence, cond.left)}
    args["right"] = phrase(sentence, cond.right)
    args["n"] = amount(sentence, cond.right) if isinstance(cond.right, tree.Number) else "none"
    args["crowded"] = flag(sentence.is_crowded)
    args["right-is"] = "chips" if cond.right == CHIPS else "other"
    if cond.left == DIE:
        return sentence.phrases("berserk-if-die", args)
    if cond.left == CHIPS and isinstance(cond.right, tree.Number):
        return sentence.phrases("berserk-if-chips", args)
    return sentence.phrases("berserk-compare", args)


def compared(sentence: "Sentence", filter: tree.Filter) -> tuple[str, str, Values]:
    """A filter by a statistic: "of cost 4 or less"."""
    stat, op, amount = filter.args
    op = OPPOSITES[op] if filter.negated else op
    is_number = isinstance(amount, tree.Number)
    args: Values = {"not": flag(False), "op": OPS[op], "stat": stat}
    args["n-is"] = "number" if is_number else "other"
    args["n"] = amount.n if is_number else phrase(sentence, amount)
    _put_stat(sentence, args, "stat", stat)
    return "berserk-filter-compare", "", args
