"""What the web app alone says. The terminal and the server do not read these words."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from holmgang.texts import BROWSER, ROOT


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in BROWSER:
        bundle.add_resource(FluentResource((ROOT / lang / name).read_text("utf-8")))
    return bundle


def web_text(lang: str, id: str) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(id).value
    assert pattern is not None, id
    return str(bundle.format_pattern(pattern)[0])
