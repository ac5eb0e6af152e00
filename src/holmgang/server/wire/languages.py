"""Which of our languages a browser wants."""

from holmgang.texts import LANGUAGES


def accepted(header: str) -> str:
    """The best language of an Accept-Language header that we speak."""
    best, most = "en", 0.0
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.partition("-")[0].lower()
        quality = _number(weight) if weight else 1.0
        if lang in LANGUAGES and quality > most:
            best, most = lang, quality
    return best


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
