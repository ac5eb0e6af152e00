"""Many games in many processes come to the same as one after another."""

from soaking import Part, Played, Soak, soaked


class Coins(Soak):
    """A game of one toss; every tenth goes wrong, and one breaks off."""

    sides = ("heads", "tails")
    chunk = 7

    def play(self, number: int, seed: str) -> Played:
        if number == 13:
            raise ValueError(seed)
        return Played(3, 1, number % 3 - 1, ["it rolled away"] if number % 10 == 0 else [])


def test_parts_add_up_whoever_plays_them() -> None:
    alone = Coins().run("s", 0, 30)
    assert soaked(Coins(), 30, "s", 2) == Part(*alone[:3], sorted(alone.wrong))
    assert alone.actions == 29 * 3
    assert alone.wins == [9, 10, 10]


def test_faults_and_crashes_are_told() -> None:
    assert Coins().run("s", 10, 14).wrong == [
        "game 10 of seed s: it rolled away",
        "game 13 of seed s: ValueError: s 13",
    ]
