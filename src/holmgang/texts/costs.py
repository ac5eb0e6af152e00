"""What a mistake cost, in words: in pieces of the game, or in shares of a win."""

from holmgang import games
from holmgang.texts import Texts

SHARES = (("quarter", 0.25), ("third", 0.33), ("half", 0.5), ("most", 0.75))
LITTLE = 0.2
"""Of a piece: less is told as little."""
DECISIVE = 0.5
"""Of an outlook: who lost so much lost a share of the game rather than pieces."""
WIN = 2.0
"""From a loss to a win."""


def cost(texts: Texts, game_id: str, loss: float) -> str:
    """`It cost you about a third of a unit.`"""
    piece = games.registration(game_id).piece
    if not piece or loss >= DECISIVE:
        return texts("cost-win", share=max(1, round(100 * loss / WIN)))
    share, count = rounded(loss / piece)
    return texts("cost-pieces", pieces=texts(f"{game_id}-pieces", share=share, count=count))


def rounded(pieces: float) -> tuple[str, int]:
    """A number as people say it: the word of a share, or `whole` and how many."""
    if pieces < LITTLE:
        return "little", 0
    if pieces >= (1 + SHARES[-1][1]) / 2:
        return "whole", round(pieces)
    return min(SHARES, key=lambda share: abs(share[1] - pieces))[0], 0
