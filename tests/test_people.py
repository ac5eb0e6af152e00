"""Names of bots: at a table each is a person, and nobody shares a name."""

import pytest

from holmgang.texts import LANGUAGES, Texts, people

THREE = ["greedy", "greedy", "ismcts:200ms"]


def test_bots_of_a_kind_are_different_people() -> None:
    for seed in range(50):
        names = people.introduce(THREE, ["Anna"], str(seed))
        assert [people.spec_of(name) for name in names] == THREE
        for lang in LANGUAGES:
            assert len({Texts(lang).player(name) for name in names}) == len(THREE)


def test_the_seed_decides_who_comes() -> None:
    assert people.introduce(THREE, [], "1") == people.introduce(THREE, [], "1")
    assert len({tuple(people.introduce(THREE, [], str(seed))) for seed in range(9)}) > 1


@pytest.mark.parametrize("name", ["Leif", "ЛЕЙФ", "leif", "greedy@leif"])
def test_a_bot_never_takes_the_name_of_somebody_at_the_table(name: str) -> None:
    for seed in range(50):
        assert "greedy@leif" not in people.introduce(["greedy", "greedy"], [name], str(seed))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_has_a_name_of_his_own_in_every_language(lang: str) -> None:
    texts = Texts(lang)
    names = [texts(f"person-{person}") for person in people.known()]
    assert len({name.casefold() for name in names}) == len(people.known()) >= 8
    assert not any("person-" in name for name in names)


def test_a_name_is_shown_as_the_person() -> None:
    ru = Texts("ru", "berzerka")
    assert ru.player("solver:200ms@leif") == "Лейф"
    assert ru.player("solver") == ru("bot-solver")  # records from before bots had names
    assert ru.player("Anna@leif") == "Anna@leif"
    assert ru.player("greedy@nobody") == "greedy@nobody"
    assert ru.bot("ismcts:200ms") == ru("bot-ismcts") + " 200ms"
    assert ru.bot("greedy:misses30") == "Жадный бот, не замечает 30\u00a0%"
    assert ru.bot("ismcts:9:misses30") == "Бот-поисковик 9, не замечает 30\u00a0%"
