"""Plots of a balance report as SVG, by hand: bars with intervals, and a map of pairs."""

from collections.abc import Mapping

from holmgang.sim.stats import Rate

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
STYLE = (
    "<style>text{font:13px sans-serif;fill:#2b2118}"
    "rect.paper{fill:#f6efe0}.band{fill:#d9e4c8}.bar{fill:#8a5a2b}"
    "line{stroke:#2b2118;stroke-width:1.5}</style>"
)


def bars(rates: Mapping[str, Rate], band: tuple[float, float]) -> str:
    """One bar a name from 0 to 100 %, its interval, and the band it should end in."""
    width, left, scale, height = 640, 110, 5.0, 34 * len(rates) + 30
    parts = [*_paper(width, height), _box("band", left + 100 * band[0] * scale, 0,
             100 * (band[1] - band[0]) * scale, height - 24)]  # fmt: skip
    for number, (name, found) in enumerate(rates.items()):
        top = 10 + 34 * number
        value = 100 * (found.rate or 0.0)
        low, high = (left + 100 * scale * end for end in found.interval)
        parts.append(f'<text x="8" y="{top + 16}">{name}</text>')
        parts.append(_box("bar", left, top, value * scale, 22))
        parts.append(_line(low, top + 11, high, top + 11))
    for tick in range(0, 101, 20):
        parts.append(f'<text x="{left + tick * scale - 8:.0f}" y="{height - 6}">{tick}</text>')
    return "\n".join([*parts, "</svg>\n"])


def heat(names: list[str], table: list[list[float | None]]) -> str:
    """Rates of rows against columns: green wins, red loses."""
    cell, left, top = 76, 96, 30
    size = (left + cell * len(names) + 8, top + cell // 2 * len(names) + 8)
    parts = _paper(*size)
    for number, name in enumerate(names):
        parts.append(f'<text x="{left + cell * number + 4}" y="20">{name}</text>')
        parts.append(f'<text x="8" y="{top + cell // 2 * number + 24}">{name}</text>')
    for y, row in enumerate(table):
        for x, value in enumerate(row):
            parts += _cell(left + cell * x, top + cell // 2 * y, cell, value if x != y else None)
    return "\n".join([*parts, "</svg>\n"])


def _cell(x: int, y: int, cell: int, value: float | None) -> list[str]:
    if value is None:
        return []
    strength = min(1.0, abs(value - 0.5) * 4)
    colour = "96,140,70" if value >= 0.5 else "170,70,50"
    box = f'<rect x="{x}" y="{y}" width="{cell - 2}" height="{cell // 2 - 2}"'
    return [
        f'{box} fill="rgba({colour},{strength:.2f})"/>',
        f'<text x="{x + 24}" y="{y + 24}">{100 * value:.0f} %</text>',
    ]


def _paper(width: int, height: int) -> list[str]:
    return [HEAD.format(w=width, h=height), STYLE, _box("paper", 0, 0, width, height)]


def _box(kind: str, x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'
    )


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
