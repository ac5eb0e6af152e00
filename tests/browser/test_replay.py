"""A finished game, looked at again."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from browser.conftest import Gallery, Visit
from browser.test_berserk import fight
from browser.test_berserk_ready import begin
from browser.test_pages import violations
from browser.visitor import Visitor

THUMB = 32


def finish_a_game(guest: Visitor) -> None:
    guest.open_table({}, units=1)
    guest.begin()
    guest.play_on(lambda visitor, asked: visitor.actions.last.click())


def test_step_scrub_link_and_play_on(visit: Visit, gallery: Gallery, tmp_path: Path) -> None:
    guest = visit()
    finish_a_game(guest)
    guest.page.get_by_role("link", name="Replay").click()
    moment = guest.page.get_by_label("Moment of the game")
    expect(moment).to_have_value("0")
    guest.page.get_by_label("One forward").click()
    expect(moment).to_have_value("1")
    guest.page.get_by_label("To the end").click()
    last = int(moment.input_value())
    assert last > 10
    expect(guest.page.locator(".scene")).to_be_visible()
    gallery.keep(guest.page, "replay-1440.png")
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    for step in guest.page.locator(".steps .icon").all():
        box = step.bounding_box()
        assert box is not None and box["width"] >= THUMB, "a step is hit where the panel is narrow"
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.page.locator("body").click(position={"x": 5, "y": 300})
    guest.page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(last - 1))

    # The address is a link to this moment.
    friend = visit()
    friend.go(guest.path)
    expect(friend.page.get_by_label("Moment of the game")).to_have_value(str(last - 1))

    guest.page.get_by_label("To the beginning").click()
    guest.page.locator("select:not(.parts)").select_option("500")
    guest.page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_value(re.compile(r"^([3-9]|\d\d+)$"))
    guest.page.get_by_role("button", name="Pause").click()

    play_the_better_choice(guest)
    moment.fill(str(last // 2))
    guest.page.get_by_role("button", name="Play on from here").click()
    guest.page.locator("dialog").get_by_role("button", name="Play on from here").click()
    guest.page.wait_for_url(re.compile("/t/[0-9a-f]{16}$"))
    if guest.page.get_by_role("button", name="I am ready: begin").count():
        guest.begin()
    guest.play_on(lambda visitor, asked: visitor.actions.last.click())


def play_the_better_choice(guest: Visitor) -> None:
    """The expert finds fault with the first choice; what it would do instead is played."""
    path = guest.path
    table = path.split("/")[2]
    frames = guest.page.request.get(f"{guest.address}/api/tables/{table}/frames").json()["frames"]
    first = next(frame for frame in frames if frame["actor"] == 0)

    def find_fault(route: Route) -> None:
        told = route.fetch().json()
        said = {"chosen": "Hold back", "better": "Go on", "cost": "It cost you about half a unit."}
        where = {"number": first["number"], "seat": 0, "text": first["text"]}
        figures = {"loss": 0.1, "interval": [0.05, 0.15]}
        route.fulfill(json=told | {"worst": [{**said, **where, **figures}]})

    guest.page.route("**/analysis*", find_fault)
    guest.page.get_by_role("button", name="The expert’s view").click()
    view = guest.page.locator("dialog:modal")
    expect(view).to_contain_text("Better: Go on. It cost you about half a unit.")
    assert violations(guest) == []
    view.get_by_role("button", name="Play on with the better choice").click()
    guest.page.wait_for_url(re.compile("/t/[0-9a-f]{16}$"))
    assert guest.path != path
    guest.page.unroute_all(behavior="ignoreErrors")
    guest.page.go_back()
    expect(guest.page.get_by_label("Moment of the game")).to_be_visible()


def test_a_record_from_a_file(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    finish_a_game(guest)
    table = guest.path.rpartition("/")[2]
    answer = guest.context.request.get(f"{guest.address}/api/tables/{table}/record")
    record = tmp_path / "game.txt"
    record.write_text(answer.text())
    stranger = visit()
    stranger.go("/replay")
    stranger.page.set_input_files("#record", record)
    expect(stranger.page.get_by_label("Moment of the game")).to_be_visible()


def end_the_turn(guest: Visitor, choices: list[str]) -> None:
    wanted = "end" if "end" in choices else choices[0]
    guest.page.locator(f'.actions button[data-action="{wanted}"]').click()


def test_cards_of_another_set_lie_open_and_parts_can_be_jumped_to(
    visit: Visit, gallery: Gallery
) -> None:
    guest = visit((1366, 768))
    begin(guest)
    log = guest.page.locator(".log")
    end_the_turn(guest, ["target c3"])
    fight(guest, end_the_turn, lambda guest: "Turn 2" in log.inner_text())
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.locator("dialog").get_by_role("button", name="Resign").click()
    guest.page.get_by_role("link", name="Replay").click()
    moment = guest.page.get_by_label("Moment of the game")
    guest.page.get_by_label("To the end").click()
    expect(guest.page.locator(".stand .face .name").first).to_be_visible()
    expect(guest.page.locator(".stand .face.back")).to_have_count(0)
    last = int(moment.input_value())
    parts = guest.page.get_by_label("Turn, round or hand")
    assert [text.split(":")[0] for text in parts.locator("option").all_inner_texts()][1] == "Turn 1"
    guest.page.get_by_label("To the turn before").click()
    second = int(moment.input_value())
    assert 0 < second < last
    gallery.keep(guest.page, "replay-kub-1366.png")
    guest.page.locator("body").click(position={"x": 5, "y": 300})
    guest.page.keyboard.press("PageDown")
    expect(moment).not_to_have_value(str(second))
    parts.select_option(index=1)
    expect(guest.page.locator(".log .heading").last).to_contain_text("Turn 1")
