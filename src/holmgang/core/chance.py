"""Random numbers: a fast source for search, a keyed one for fair matches.

Both answer `below(n)` without bias. Shuffles are numbers too: `unrank` turns a
number below n! into an order of n cards, `rank` turns it back, so a shuffle is
an action like any other and can be written, replayed and proven.
"""

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from holmgang.core.packed import zeros

WORD: Final = 0xFFFFFFFF
SHORT: Final = 1 << 60
"""Products below this stay machine integers in the compiled build."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    """A source of numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def below_i64(self, size: i64) -> i64:
        """`below` for machine integers of up to 31 bits."""
        return self.below(int(size))

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffle_row(self, row: vec[i64], size: i64) -> None:
        """`shuffle` for the first numbers of a row."""
        i: i64 = size - 1
        while i > 0:
            j = self.below_i64(i + 1)
            kept = row[i]
            row[i] = row[j]
            row[j] = kept
            i -= 1

    def fraction(self) -> float:
        return self.below(1 << 53) / 9007199254740992.0


class Quick(Random):
    """xoshiro128++, for search and simulation. Not a secret source."""

    def __init__(self, seed: str | int) -> None:
        key = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(key[0:4], "big") | 1
        self.b: i64 = int.from_bytes(key[4:8], "big")
        self.c: i64 = int.from_bytes(key[8:12], "big")
        self.d: i64 = int.from_bytes(key[12:16], "big")

    def copy(self) -> "Quick":
        """One that will answer the same."""
        twin = Quick(0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Quick":
        return self.copy()

    def word(self) -> i64:
        """The next 32 bits."""
        mask: i64 = WORD
        total: i64 = (self.a + self.d) & mask
        result: i64 = ((((total << 7) & mask) | (total >> 25)) + self.a) & mask
        carry: i64 = (self.b << 9) & mask
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= carry
        self.d = ((self.d << 11) & mask) | (self.d >> 21)
        return result

    def below(self, n: int) -> int:
        return self._large(n) if n > 0x7FFFFFFF else int(self.below_i64(n))

    def below_i64(self, size: i64) -> i64:
        full: i64 = 0x100000000
        # Lemire's method: the low half tells whether the product is biased.
        product: i64 = self.word() * size
        if product & 0xFFFFFFFF < size:
            threshold: i64 = full % size
            while product & 0xFFFFFFFF < threshold:
                product = self.word() * size
        return product >> 32

    def _large(self, n: int) -> int:
        bits = n.bit_length()
        while True:
            value = 0
            for _ in range((bits + 31) // 32):
                value = value << 32 | int(self.word())
            value >>= -bits % 32
            if value < n:
                return value


class Keyed(Random):
    """Fair chance: every answer is an HMAC that the revealed secret proves.

    The caller numbers the questions; `docs/record.md` gives the whole recipe.
    """

    def __init__(self, secret: bytes, context: str) -> None:
        self.secret = secret
        self.context = context
        self.question = 0
        self.block = 0

    def ask(self, question: int) -> None:
        """Turn to the stream that belongs to one chance question of the match."""
        self.question = question
        self.block = 0

    def below(self, n: int) -> int:
        bits = (n - 1).bit_length()
        blocks = (bits + 255) // 256
        while True:
            value = 0
            for _ in range(blocks):
                value = value << 256 | self._next()
            value >>= blocks * 256 - bits
            if value < n:
                return value

    def _next(self) -> int:
        message = f"{self.context}|{self.question}|{self.block}"
        self.block += 1
        return int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256"), "big")


def commitment(secret: bytes) -> str:
    """What is published before the first roll; only this secret fits it."""
    return hashlib.sha256(b"holmgang|" + secret).hexdigest()


def factorial(n: int) -> int:
    product = 1
    for i in range(2, n + 1):
        product *= i
    return product


def unrank(n: int, number: int) -> list[int]:
    """The order of n cards that belongs to a number below n!.

    Fisher–Yates from the last place down; the digits of the number in the
    bases n, n - 1, …, 2 (lowest first) are the places swapped with.
    """
    return list(unrank_row(n, number))


def unrank_row(n: i64, number: int) -> vec[i64]:
    order = zeros(n)
    i: i64 = 0
    while i < n:
        order[i] = i
        i += 1
    while i > 1:
        # Cut off as many digits as fit a machine integer: long division is slow.
        product: i64 = 1
        low = i
        while low > 1 and product < SHORT // low:
            product *= low
            low -= 1
        chunk = int(product)
        digits: i64 = number % chunk
        number //= chunk
        while i > low:
            rest = digits // i
            j = digits - rest * i
            digits = rest
            i -= 1
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
    return order


def rank(order: list[int]) -> int:
    """The number that `unrank` turns into this order."""
    n = len(order)
    places = list(range(n))
    number = 0
    weight = 1
    for i in range(n - 1, 0, -1):
        j = places.index(order[i])
        places[i], places[j] = places[j], places[i]
        number += j * weight
        weight *= i + 1
    return number
