"""The rules text of a card, made from its tree: text and behaviour cannot disagree."""

from collections.abc import Sequence
from pathlib import Path

from holmgang.games.berserk.abilities import tree
from holmgang.games.berserk.abilities.phrases import Phrases, Values, message
from holmgang.games.berserk.abilities.rule_links import Mark, split
from holmgang.games.berserk.abilities.sentence import Sentence


class CardText:
    """Writes cards in one language, with the names that sets of cards bring."""

    def __init__(self, lang: str, folders: Sequence[Path] = ()) -> None:
        self.phrases = Phrases(lang, folders)
        self.marking = Phrases(lang, folders, marked=True)

    def name(self, card: tree.Card) -> str:
        return self.phrases.name("card", card.id)

    def keywords(self, card: tree.Card) -> list[str]:
        """The keywords printed on a card, each with its parameter."""
        return [self.keyword(keyword) for keyword in card.kw if not keyword.implied]

    def keyword(self, keyword: tree.Keyword) -> str:
        return Sentence(self.phrases).keyword(keyword)

    def glossary(self, keyword: tree.Keyword) -> str:
        """What the glossary says about a keyword."""
        sentence = Sentence(self.phrases)
        args: Values = {"n": keyword.n, "what": sentence.protection(keyword.what)}
        return self.phrases.attribute(message("kw", keyword.word), "text", args)

    def term(self, word: str) -> tuple[str, str]:
        """A term that texts use, such as an attack or `formation`: its name and its meaning."""
        id = message("term", word)
        return self.phrases(id), self.phrases.attribute(id, "text")

    def lines(self, card: tree.Card) -> list[str]:
        """The abilities of a card, a sentence each."""
        return [self.ability(ability) for ability in card.abilities]

    def marks(self, card: tree.Card) -> list[list[Mark]]:
        """The words of each line that have an entry in the rules."""
        said = [Sentence(self.marking).ability(ability) for ability in card.abilities]
        return [split(line)[1] for line in said]

    def ability(self, ability: tree.Ability) -> str:
        return Sentence(self.phrases).ability(ability)
