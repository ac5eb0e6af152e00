"""Cards from YAML, checked to the last word, or refused with file, line and column.

A set is a folder: `pack.yaml` names its `classes` (what else stands there is for
the game), every other `*.yaml` is a list of cards.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.document import Document, missing, open_document, similar
from holmgang.games.berserk.abilities.read_yaml import Mentions, Nodes, Reader, inside_of
from holmgang.games.berserk.abilities.scope import Scope

Names = dict[str, set[str]]
"""What there is to mention: the ids of cards, the names of spells."""


def load_sets(folders: Sequence[Path]) -> list[tree.Set]:
    """Sets that know each other: they share classes, and no id stands twice."""
    classes = tuple(dict.fromkeys(name for folder in folders for name in _classes(folder)))
    sets: list[tree.Set] = []
    names: Names = {"card": set(), "spell": set()}
    mentions: Mentions = []
    for folder in folders:
        cards: list[tree.Card] = []
        for path in sorted(folder.glob("*.yaml")):
            if path.name != "pack.yaml":
                cards += _file(open_document(path), classes, names, mentions)
        sets.append(tree.Set(folder.name, classes, tuple(cards)))
    _check(mentions, names)
    return sets


def load_text(text: str, classes: tuple[str, ...] = (), file: str = "cards") -> list[tree.Card]:
    """Cards from a text, such as a player's own."""
    names: Names = {"card": set(), "spell": set()}
    mentions: Mentions = []
    cards = _file(Document(file, text), classes, names, mentions)
    _check(mentions, names)
    return cards


def _check(mentions: Mentions, names: Names) -> None:
    """What is mentioned may stand in another file, so it is looked for at the end."""
    for kind, name, refusal in mentions:
        if name not in names[kind]:
            refusal.details["suggestion"] = similar(name, sorted(names[kind]))
            raise refusal


def _classes(folder: Path) -> list[str]:
    path = folder / "pack.yaml"
    if not path.is_file():
        raise missing(str(path), "no such file")
    document = open_document(path)
    reader = Reader(document, ())
    if not isinstance(document.root, yaml.MappingNode):
        reader.refuse(document.root, "", "expected fields such as classes")
    nodes = {key.value: value for key, value in document.items(document.root, "")}
    if "classes" not in nodes:
        return []
    items = reader.several(nodes["classes"], "classes")
    return [reader.text("identifier", node, at, Scope()) for node, at in items]


def _file(
    document: Document, classes: tuple[str, ...], names: Names, mentions: Mentions
) -> list[tree.Card]:
    if not isinstance(document.root, yaml.SequenceNode):
        raise document.error(document.root, "", "expected a list of cards")
    loader = Loader(document, classes)
    cards = []
    for i, node in enumerate(document.root.value):
        card = loader.card(node, f"[{i}]")
        if card.id in names["card"]:
            raise document.error(node, f"[{i}].id", f"there is already a card {card.id!r}")
        names["card"].add(card.id)
        cards.append(card)
    names["spell"] |= loader.spells
    mentions += loader.mentions
    return cards


class Loader(Reader):
    """Reads cards: bodies, keywords and abilities, sugar taken apart."""

    implied: set[str]
    """Keywords that the abilities of the card at hand bring along."""

    def card(self, node: yaml.Node, at: str) -> tree.Card:
        nodes = self._mapping(node, words.SHAPES["card"], at)
        scope = Scope()
        self.implied = set()
        id = self.value("id", nodes["id"], f"{at}.id", scope)
        at = f"{at}({id})"
        body = self.read_body(nodes["body"], f"{at}.body", scope)
        scope.has_host = body.type in words.SYMBIOTES
        markers = self._markers(nodes.get("markers"), f"{at}.markers", scope)
        kw = self._keywords(nodes.get("kw"), f"{at}.kw", scope)
        abilities = self._abilities(nodes.get("abilities"), f"{at}.abilities", scope)
        kw += tuple(
            tree.Keyword(word, implied=True)
            for word in sorted(self.implied)
            if not any(keyword.word == word for keyword in kw)
        )
        line = node.start_mark.line + 1
        return tree.Card(id, body, kw, markers, abilities, self.document.file, line)

    def _mapping(self, node: yaml.Node, row: words.Word, at: str) -> Nodes:
        if not isinstance(node, yaml.MappingNode):
            self.refuse(node, at, f"expected the fields of a {row.name}")
        return self.fields(node, row, at)

    # Bodies, markers, keywords

    def read_body(self, node: yaml.Node, at: str, scope: Scope) -> tree.Body:
        row = words.SHAPES["body"]
        nodes = self._mapping(node, row, at)
        args = self.args(node, row, at, scope)
        self._check_body(node, nodes, args, at)
        return tree.Body(
            type=args["type"],
            cost=args["cost"],
            elite=args["elite"],
            unique=args["unique"],
            realm=args["realm"] or "neutral",
            klass=args["class"] or "",
            life=args["life"] or 0,
            move=args["move"] or 0,
            strike=args["strike"],
        )

    def _check_body(self, node: yaml.Node, nodes: Nodes, args: dict[str, Any], at: str) -> None:
        """Each type of card has its own figures (BK-1.26 to BK-1.28, 17, 18)."""
        type = args["type"]
        wanted = {"ground": ("life", "move", "strike"), "artifact": ("life",), "terrain": ()}
        figures = wanted.get(type, ("life", "strike"))
        for figure in ("life", "move", "strike"):
            if figure in figures and figure not in nodes:
                self.refuse(node, at, f"a card of type {type} needs {figure}")
            if figure not in figures and figure in nodes:
                self.refuse(
                    nodes[figure], f"{at}.{figure}", f"a card of type {type} has no {figure}"
                )

    def _markers(self, node: yaml.Node | None, at: str, scope: Scope) -> tuple[tree.Marker, ...]:
        if node is None:
            return ()
        if not isinstance(node, yaml.MappingNode):
            self.refuse(node, at, "expected markers by name", "{rune: {on: card}}")
        for key, value in self.document.items(node, at):
            name = self.text("identifier", key, at, scope)
            args = self.args(value, words.SHAPES["marker"], f"{at}.{name}", scope)
            scope.markers[name] = args["on"]
        return tuple(tree.Marker(name, on) for name, on in scope.markers.items())

    def _keywords(self, node: yaml.Node | None, at: str, scope: Scope) -> tuple[tree.Keyword, ...]:
        found: list[tree.Keyword] = []
        for item, place in self.several(node, at) if node else []:
            keyword = self.read_keyword(item, place, scope)
            if any((k.word, k.what) == (keyword.word, keyword.what) for k in found):
                self.refuse(item, place, f"{keyword.word} stands twice; the larger one counts")
            found.append(keyword)
        names = {keyword.word for keyword in found}
        if {"incorporeal", "regen"} <= names and node:
            self.refuse(node, at, "an incorporeal card cannot have regeneration")
        return tuple(found)

    # Abilities

    def _abilities(self, node: yaml.Node | None, at: str, scope: Scope) -> tuple[tree.Ability, ...]:
        items = self.several(node, at) if node else []
        return tuple(self.read_ability(item, place, scope) for item, place in items)

    def read_ability(self, node: yaml.Node, at: str, scope: Scope) -> tree.Ability:
        table = words.ABILITIES | words.SUGAR
        row = self.worded(node, at, "ability", table)
        place = f"{at}.{row.name}"
        inside = inside_of(node)
        line = node.start_mark.line + 1
        inner = scope.inner()
        inner.event, inner.has_attacked, inner.has_it, inner.has_x = None, False, False, False
        if not isinstance(inside, yaml.MappingNode):
            self.refuse(inside, place, f"expected the fields of {row.name}")
        if row.name in words.GATES:
            return self._gated(row.name, inside, place, inner, line)
        ability: tree.Ability = getattr(self, f"_{row.name}")(inside, place, inner, line)
        return ability

    def _gated(
        self, word: str, node: yaml.MappingNode, at: str, scope: Scope, line: int
    ) -> tree.Ability:
        """`formation: {give: …}` is a static ability; else another ability stands inside."""
        if word in ("formation", "incorporeal"):
            self.implied.add(word)
        keys = [key.value for key, _ in node.value]
        ability = (
            self._static(node, at, scope, line)
            if "give" in keys
            else self.read_ability(node, at, scope)
        )
        gate = tree.Check(words.GATES[word])
        return _with(ability, gate if ability.cond is None else tree.And((gate, ability.cond)))

    def _static(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.Static:
        args = self.args(node, words.ABILITIES["static"], at, scope)
        return tree.Static(args["if"], line, args["for"] or tree.Ref("self"), args["give"])

    def _act(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.Act:
        nodes = self.fields(node, words.ABILITIES["act"], at)
        instant = "instant" in nodes and self.read_flag(nodes["instant"], f"{at}.instant", scope)
        window = self._window(nodes, at, scope, instant)
        inside = scope.within(window.word) if window else scope
        args = self._rest(nodes, words.ABILITIES["act"], at, inside, ("instant", "window"))
        if args["name"]:
            self.spells.add(args["name"])
        return tree.Act(
            args["if"],
            line,
            args["pay"],
            args["do"],
            instant,
            window,
            args["type"] or "effect",
            args["name"] or "",
            args["limit"],
        )

    def _window(self, nodes: Nodes, at: str, scope: Scope, instant: bool) -> tree.Event | None:
        if "window" not in nodes:
            return None
        if not instant:
            self.refuse(
                nodes["window"], f"{at}.window", "only an instant has a window", "instant: true"
            )
        window = self.read_event(nodes["window"], f"{at}.window", scope)
        if "answer" not in words.EVENTS[window.word].traits:
            reason = f"no instant can answer {window.word}"
            self.refuse(nodes["window"], f"{at}.window", reason)
        return window

    def _rest(
        self, nodes: Nodes, row: words.Word, at: str, scope: Scope, done: tuple[str, ...]
    ) -> dict[str, Any]:
        """The fields that an event comes before."""
        found: dict[str, Any] = {}
        for field in row.fields:
            given = nodes.get(field.name)
            if field.name not in done:
                place = f"{at}.{field.name}"
                found[field.name] = given and self.value(field.type, given, place, scope)
        return found

    def _on(self, node: yaml.MappingNode, at: str, scope: Scope, line: int) -> tree.On:
        row = words.ABILITIES["on"]
        nodes, event = self._spread(node, row, at, scope)
        args = self._rest(nodes, row, at, scope.within(event.word), ("event",))
        return tree.On(
            args["if"],
            line,
            event,
            args["do"],
            bool(args["may"]),
            args["limit"],
            args["from"] or "play",
        )

    def _spread(
        self, node: yaml.MappingNode, row: words.Word, at: str, scope: Scope
    ) -> tuple[Nodes, tree.Event]:
        """The fields of `on`, and the event that stands among them by its own name."""
        nodes: Nodes = {}
        events: list[tree.Event] = []
        for key, value in self.document.items(node, at):
            if key.value in words.EVENTS:
                place = f"{at}.{key.value}"
                events.append(self.event(words.EVENTS[key.value], value, place, scope))
            elif key.value == "event" or row.field(key.value) is None:
                known = [*words.EVENTS, *(field.name for field in row.fields)]
                reason = f"{key.value!r} is neither an event nor a field of on"
                self.refuse(key, at, reason, similar(key.value, known))
            else:
                nodes[key.value] = value
        if len(events) != 1:
            self.refuse(node, at, f"on needs one event, not {len(events)}")
        if "do" not in nodes:
            self.refuse(node, at, "on needs do")
        return nodes, events[0]

    def _instead(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.Instead:
        row = words.ABILITIES["instead"]
        nodes = self.fields(node, row, at)
        event = self.read_event(nodes["of"], f"{at}.of", scope)
        if "replace" not in words.EVENTS[event.word].traits:
            self.refuse(nodes["of"], f"{at}.of", f"nothing can happen instead of {event.word}")
        inside = scope.within(event.word)
        inside.is_instead = True
        args = self._rest(nodes, row, at, inside, ("of",))
        return tree.Instead(args["if"], line, event, args["do"], bool(args["may"]), args["limit"])

    def _rule(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.Rule:
        args = self.args(node, words.ABILITIES["rule"], at, scope)
        modes = [mode for mode in words.MODES if args[mode] is not None]
        if len(modes) != 1:
            self.refuse(node, at, "a rule needs one of forbid, only, must, may_also")
        who = args["for"] or tree.Ref("self")
        return tree.Rule(args["if"], line, who, modes[0], args[modes[0]], args["except"])

    def _setup(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.Setup:
        scope.is_setup = True
        args = self.args(node, words.ABILITIES["setup"], at, scope)
        return tree.Setup(args["if"], line, args["stage"], args["do"], args["may"])

    def _hook(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.Hook:
        args = self.hook(node, at, scope)
        return tree.Hook(None, line, args["name"], args["args"])

    # Sugar with a timing of its own

    def _concentration(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.On:
        event = tree.Event("turn_end", {"whose": "enemy"})
        return self._labelled(
            "concentration", event, tree.Check("unwounded"), node, at, scope, line
        )

    def _fury(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.On:
        args = {"attack": (), "by": tree.Ref("self"), "target": None, "rolls": None}
        nodes = self.fields(node, words.SUGAR["fury"], at)
        n = self.value("count", nodes["n"], f"{at}.n", scope)
        low = tree.Compare(tree.EventValue("roll"), "<=", tree.Function("fury", (n,)))
        cond = tree.And((tree.Check("turn", ("mine",)), low))
        return self._labelled("fury", tree.Event("rolled", args), cond, node, at, scope, line)

    def _valhalla(self, node: yaml.Node, at: str, scope: Scope, line: int) -> tree.On:
        event = tree.Event("turn_start", {"whose": "mine"})
        return self._labelled("valhalla", event, tree.Check("fallen"), node, at, scope, line)

    def _labelled(
        self,
        word: str,
        event: tree.Event,
        cond: tree.Cond,
        node: yaml.Node,
        at: str,
        scope: Scope,
        line: int,
    ) -> tree.On:
        args = self.args(node, words.SUGAR[word], at, scope.within(event.word))
        is_dead = word == "valhalla"
        may = is_dead or args["may"]
        zone = "grave" if is_dead else "play"
        label = tree.Label(word, args.get("n") or 0)
        return tree.On(cond, line, event, args["do"], may, args["limit"], zone, label)


def _with(ability: tree.Ability, cond: tree.Cond) -> tree.Ability:
    """The same ability under another condition."""
    fields = {name: getattr(ability, name) for name in ability.__struct_fields__}
    return type(ability)(**fields | {"cond": cond})
