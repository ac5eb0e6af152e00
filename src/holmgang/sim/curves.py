"""Lines over time, as a picture in SVG."""

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, EDGE = 640, 320, 48
COLOURS = ("#a33", "#36a", "#383", "#863")

Points = Sequence[tuple[float, float]]


def curves(lines: Mapping[str, Points], levels: Mapping[float, str], caption: str) -> str:
    """A line for each name, between the lowest and the highest of the levels."""
    last = max([1.0, *(x for points in lines.values() for x, _ in points)])
    low, high = min(levels), max(levels)

    def place(x: float, y: float) -> str:
        return f"{EDGE + x / last * (WIDTH - 2 * EDGE):.1f},{height(y):.1f}"

    def height(y: float) -> float:
        return HEIGHT - EDGE - (y - low) / (high - low) * (HEIGHT - 2 * EDGE)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="11"><title>{escape(caption)}</title>'
    ]
    for level, name in levels.items():
        parts += [_rule(height(level)), _text(4, height(level) + 4, name)]
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(place(x, y) for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_text(EDGE + number * 140, 16, name, f'fill="{colour}"'))
    parts.append(_text(WIDTH - EDGE, HEIGHT - 8, caption, 'text-anchor="end"'))
    return "\n".join([*parts, "</svg>\n"])


def _rule(y: float) -> str:
    return f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ccc"/>'


def _text(x: float, y: float, words: str, look: str = "") -> str:
    return f'<text x="{x}" y="{y:.1f}" {look}>{escape(words)}</text>'
