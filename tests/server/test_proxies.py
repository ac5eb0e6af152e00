"""`deploy/nginx.conf` and `deploy/Caddyfile` as they are, before a server: only names, ports and
certificates are those of the test. Where these programs cannot be had, the tests are skipped."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from building import ROOT

from holmgang.server.app import LARGEST_BODY
from server.harness import TRUST, Person, Running, free_port, note_addresses, running, wait_for

FETCHED = ROOT / "build" / "proxies" / "usr"
DEPLOY = ROOT / "deploy"
NAME = "table.example.org"
HERE = "localhost"


class Certificate(NamedTuple):
    chain: Path
    key: Path


class Ports(NamedTuple):
    plain: int
    secure: int
    server: int


def nginx(folder: Path, ports: Ports, made: Certificate) -> list[str]:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports.plain};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{ports.secure} ssl;")
    text = re.sub(r"/\S+fullchain\.pem", str(made.chain), text)
    text = re.sub(r"/\S+privkey\.pem", str(made.key), text)
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"pid {folder / 'pid'};\nerror_log stderr;\ndaemon off;\nmaster_process off;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{at_server(text, ports)}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(folder: Path, ports: Ports, made: Certificate) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    text = text.replace(f"{NAME} {{", f"https://{NAME} {{\n\ttls {made.chain} {made.key}", 1)
    whole = (
        f"{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n"
        f"\thttp_port {ports.plain}\n\thttps_port {ports.secure}\n}}\n{at_server(text, ports)}"
    )
    (folder / "Caddyfile").write_text(whole)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def at_server(text: str, ports: Ports) -> str:
    assert text.count("127.0.0.1:8642") == 1 and NAME in text
    return text.replace("127.0.0.1:8642", f"127.0.0.1:{ports.server}").replace(NAME, HERE)


def program(name: str) -> str:
    """Installed, or fetched for the tests."""
    found = shutil.which(name) or next(map(str, FETCHED.glob(f"*bin/{name}")), None)
    if found is None:
        pytest.skip(f"{name} is not here: `make need-proxies` fetches it")
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """One that only this process believes."""
    folder = tmp_path_factory.mktemp("certificate")
    made = Certificate(folder / "chain.pem", folder / "key.pem")
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=holmgang"
    names = ["-addext", f"subjectAltName=DNS:{HERE}"]
    files = ["-keyout", str(made.key), "-out", str(made.chain)]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
    TRUST.load_verify_locations(made.chain)
    return made


@contextmanager
def proxy(
    write: Callable[[Path, Ports, Certificate], list[str]],
    folder: Path,
    ports: Ports,
    made: Certificate,
) -> Iterator[str]:
    """The address at which people find the server."""
    [name, *words] = write(folder, ports, made)
    process = subprocess.Popen([program(name), *words], env={"HOME": str(folder)})
    try:
        url = f"https://{HERE}:{ports.secure}"
        wait_for(lambda: answers(process, url))
        yield url
    finally:
        process.terminate()
        process.wait()


def answers(process: "subprocess.Popen[bytes]", url: str) -> bool:
    assert process.poll() is None, "the proxy did not start"
    try:
        return httpx.get(url + "/healthz", verify=TRUST).is_success
    except httpx.TransportError:
        return False


class House(NamedTuple):
    server: Running
    url: str
    plain: str


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def house(
    request: pytest.FixtureRequest, tmp_path: Path, certificate: Certificate
) -> Iterator[House]:
    """With the settings that the guide asks for behind a proxy."""
    ports = Ports(free_port(), free_port(), free_port())
    wishes: dict[str, Any] = {
        "proxies": ["127.0.0.1"],
        "secure_cookie": True,
        "public_url": f"https://{HERE}:{ports.secure}",
    }
    with (
        running(tmp_path, **wishes) as server,
        proxy(request.param, tmp_path, ports._replace(server=server.port), certificate) as url,
    ):
        yield House(server, url, f"http://{HERE}:{ports.plain}")


def test_what_the_guide_promises(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One start of the proxy for all of it."""
    with httpx.Client(base_url=house.url, verify=TRUST) as client:
        pages_are_shown(client)
    plain_http_leads_to_https(house)
    a_game_is_played(house)
    the_server_knows_who_asks(house, monkeypatch)


def pages_are_shown(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.status_code == 200 and "text/html" in page.headers["Content-Type"]
    assert page.headers["Strict-Transport-Security"].startswith("max-age=")
    assert len(page.headers["X-Request-Id"]) > 8
    assert client.get("/metrics").status_code == 404
    refused = client.post("/api/replays", content=b" " * (LARGEST_BODY + 1))
    assert refused.status_code == 413 and refused.json()["error"]["code"]


def plain_http_leads_to_https(house: House) -> None:
    answer = httpx.get(house.plain + "/lobby")
    assert answer.status_code in (301, 308)
    assert re.fullmatch(rf"https://{HERE}(:\d+)?/lobby", answer.headers["Location"])


def a_game_is_played(house: House) -> None:
    anna = Person(house.url)
    assert all(cookie.secure for cookie in anna.http.cookies.jar)
    table = anna.table("me", "greedy", ready=True)
    with anna.sit(table["id"]) as live:
        version = live.table["version"]
        live.choose(0)
        assert live.table["version"] > version


def the_server_knows_who_asks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = note_addresses(monkeypatch)
    transport = httpx.HTTPTransport(verify=TRUST, local_address="127.0.0.2")
    with httpx.Client(transport=transport) as elsewhere:
        elsewhere.get(house.url + "/api/me", headers={"X-Forwarded-For": "203.0.113.9"})
    assert seen == ["127.0.0.2"]
