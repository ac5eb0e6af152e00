"""What a name looks like: two names of one shape are one name to the eye.

After UTS 39 of Unicode, as far as names go: marks, case, spaces and signs do not count, letters of
other alphabets count as the Latin ones that they look like. Letters of few alphabets are taken at
all, and not several in one name, so that the list below is enough: what looks like Latin in the
rest is not taken.
"""

import unicodedata

LOOKS = {
    # Cyrillic
    **dict(zip("авеёзікмнопрстухцьѕјһԁԛԝґ", "abeeeikmhonpctyxubsjhdqwr", strict=True)),
    # Greek
    **dict(zip("αβγδεζηικλμνορστυφχω", "abydezniklmvopotuoxw", strict=True)),
    # Armenian and Hebrew
    **dict(zip("օոսհցզաքյ", "onuhgqwpj", strict=True)),
    **dict(zip("סוןיט", "oiliu", strict=True)),
    # Latin that looks like other Latin
    **dict(zip("0135|!$@ıłøđħŧþßæœſƒɑɡɩʟ", "olesiisailodhtpbaoffagil", strict=True)),
}
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("l", "i"))
"""Letters that run together, in this order."""
ALPHABETS = {
    *("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "HEBREW", "ARABIC", "GEORGIAN", "DEVANAGARI"),
    *("THAI", "HANGUL", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK", "BENGALI", "TAMIL"),
}
TOGETHER = {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK"}
"""Written together by everybody who writes them."""


def of(name: str) -> str:
    """The shape of a name. Nobody need be able to read it."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(LOOKS.get(c, c) for c in plain)
    shape = "".join(c for c in letters if c.isalnum())
    for pair, look in PAIRS:
        shape = shape.replace(pair, look)
    return shape or plain


def is_readable(name: str) -> bool:
    """Whether a name keeps to one alphabet that people can tell from others."""
    scripts = {_script(c) for c in unicodedata.normalize("NFKC", name) if c.isalpha()}
    return scripts <= ALPHABETS and (len(scripts) <= 1 or scripts <= TOGETHER)


def _script(letter: str) -> str:
    """The alphabet of a letter; its name begins with it."""
    return unicodedata.name(letter, "").partition(" ")[0]
