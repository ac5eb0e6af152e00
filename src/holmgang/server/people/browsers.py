"""What kind of browser somebody has, in two words: enough to know one's own by."""

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "YaBrowser": "Yandex",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""By a sign of each in the header. Many bear the signs of others too: the first that fits is it."""


def named(header: str) -> str:
    found = (_first(BROWSERS, header), _first(SYSTEMS, header))
    return ", ".join(name for name in found if name)


def _first(signs: dict[str, str], header: str) -> str:
    return next((name for sign, name in signs.items() if sign in header), "")
