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
    **dict(zip("ӏѵԍөѳҽѡҫқңүұҳ", "ivgooewckhyyx", strict=True)),
    # Greek
    **dict(zip("αβγδεζηικλμνορστυφχω", "abydezniklmvopotuoxw", strict=True)),
    # Armenian and Hebrew
    **dict(zip("օոսհցզաքյ", "onuhgqwpj", strict=True)),
    **dict(zip("סוןיט", "oiliu", strict=True)),
    # Latin that looks like other Latin
    **dict(zip("0135|!$@ıłøđħŧþßæœſƒɩ", "olesiisailodhtpbaoffi", strict=True)),
    **dict(zip("ɓɖɗɠɨɲʉʋʒƀƅƙƚƥƨƫƭƴƶȷȼ", "bddginuvzbbklpsttyzjc", strict=True)),
}
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("l", "i"))
"""Letters that run together, in this order."""
ALPHABETS = {
    *("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "HEBREW", "ARABIC", "GEORGIAN", "DEVANAGARI"),
    *("THAI", "HANGUL", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK", "BENGALI", "TAMIL"),
}
PHONETIC = (
    *((0x1C0, 0x1C3), (0x250, 0x2AF), (0x1D00, 0x1DBF)),
    *((0x2C60, 0x2C7F), (0xA720, 0xA7FF), (0xAB30, 0xAB6F)),
)
"""Blocks of signs for sounds: many are small capitals or strokes, and look like plain letters."""
ALIVE = set("ɓɔɖɗəɛɠɣɨɩɲʉʊʋʒ")
"""Those that people write their names with all the same."""
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
    letters = [c for c in unicodedata.normalize("NFKC", name) if c.isalpha()]
    if any(_is_phonetic(c.lower()) for c in letters):
        return False
    scripts = {_script(c) for c in letters}
    return scripts <= ALPHABETS and (len(scripts) <= 1 or scripts <= TOGETHER)


def _is_phonetic(letter: str) -> bool:
    known = any(first <= ord(letter[0]) <= last for first, last in PHONETIC)
    return known and letter not in ALIVE


def _script(letter: str) -> str:
    """The alphabet of a letter; its name begins with it."""
    return unicodedata.name(letter, "").partition(" ")[0]
