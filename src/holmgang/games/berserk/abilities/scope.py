"""What a part of an ability may refer to."""

from holmgang.games.berserk.abilities import words


class Scope:
    """Names in force at one place of a card; `inner` opens a narrower place."""

    def __init__(self) -> None:
        self.has_host = False
        self.markers: dict[str, str] = {}
        self.event: str | None = None
        self.has_attacked = False
        self.has_it = False
        self.has_x = False
        self.is_setup = False
        self.is_instead = False
        self.variables: set[str] = set()

    def inner(self) -> "Scope":
        scope = Scope()
        scope.__dict__.update(self.__dict__)
        scope.variables = set(self.variables)
        return scope

    def within(self, event: str) -> "Scope":
        """The scope of what happens on an event."""
        scope = self.inner()
        scope.event = event
        scope.has_attacked = "attack" in words.EVENTS[event].traits
        return scope

    def refusal(self, ref: str) -> str:
        """Why a reference means nothing here; empty if it does mean something."""
        event = words.EVENTS.get(self.event or "")
        if ref == "host" and not self.has_host:
            return "only a companion or a parasite has a host"
        if ref == "it" and not self.has_it:
            return "no card has been chosen before this"
        if ref == "attacked" and not self.has_attacked:
            return "attacked means something only in attack events and after an attack"
        if ref == "attacker" and (event is None or "attack" not in event.traits):
            return "attacker means something only in attack events"
        if ref.startswith("event."):
            return self._why_no_field(ref)
        return ""

    def _why_no_field(self, ref: str) -> str:
        event = words.EVENTS.get(self.event or "")
        if event is None:
            return f"there is no event here, so no {ref}"
        if event.field(ref.removeprefix("event.")) is None:
            return f"{event.name} has no {ref}"
        return ""

    def why_no_value(self, word: str) -> str:
        event = words.EVENTS.get(self.event or "")
        if event is None:
            return f"there is no event here, so no event.{word}"
        if word not in event.traits:
            return f"{event.name} has no event.{word}"
        return ""

    def why_no_effect(self, effect: words.Word) -> str:
        """Why an effect cannot be had here: too late, too early, or before the battle."""
        is_for_setup = bool(effect.traits & {"setup", "both"})
        if self.is_setup and not is_for_setup:
            return f"{effect.name} is impossible before the battle"
        if not self.is_setup and "setup" in effect.traits:
            return f"{effect.name} is possible only in setup"
        if effect.name in words.ATTACKS:
            return ""
        return self._why_wrong_moment(effect)

    def _why_wrong_moment(self, effect: words.Word) -> str:
        event = words.EVENTS.get(self.event or "")
        needs = effect.traits & {"attack", "before", "dice", "n", "pending", "replace", "wounds"}
        if "replace" in needs and not self.is_instead:
            return f"{effect.name} is possible only in instead"
        lacking = needs - (event.traits if event else frozenset())
        if lacking:
            fitting = [w.name for w in words.EVENTS.values() if needs <= w.traits]
            return f"{effect.name} answers only {', '.join(fitting)}"
        return ""
