"""The annotator behind the real nginx with the shipped configuration: pages, cookies, limits, and nothing else."""

from __future__ import annotations

import re
import shutil
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from kronika.settings import load
from kronika.store.store import open_store
from tests.e2e.annotating import KIND, asking, free_port, serve
from tests.e2e.nginx_server import NAME, nginx

TOML = f'[serve]\nnames = ["{NAME}"]\n[annotate]\nnew_devices = 5\ndevice_burst = 500\n'


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """The annotator as the world sees it."""

    folder: Path
    plain: int
    secure: int
    kronika: int
    certificate: Path

    def browser(self, **headers: str) -> httpx.Client:
        """A browser that knows the name, and reaches this machine by it."""
        trust = ssl.create_default_context(cafile=str(self.certificate))
        return httpx.Client(
            base_url=f"https://{NAME}", transport=Here(self.secure, trust), headers=headers, follow_redirects=False
        )


class Here(httpx.HTTPTransport):
    """Connects to this machine whatever the name, and checks the certificate against the name."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        super().__init__(verify=trust)
        self.port = port

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": NAME}
        request.url = request.url.copy_with(host="127.0.0.1", port=self.port)
        return super().handle_request(request)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """nginx in front of kronika serve."""
    if shutil.which("nginx") is None and not Path("/usr/sbin/nginx").exists():
        pytest.skip("there is no nginx")
    folder = asking(tmp_path_factory.mktemp("proxied") / "chronicle", TOML, 300)
    ports = free_port(), free_port(), free_port()
    process = serve(folder, ports[0])
    try:
        front = tmp_path_factory.mktemp("nginx")
        with nginx(front, kronika=ports[0], plain=ports[1], secure=ports[2]) as certificate:
            yield Site(folder=folder, kronika=ports[0], plain=ports[1], secure=ports[2], certificate=certificate)
    finally:
        process.terminate()
        process.communicate(timeout=30)


def answer(browser: httpx.Client, *, clients: list[str] | None = None, held: list[int] | None = None) -> httpx.Response:
    said = [
        {"fragment": fragment, "choice": "yes", "client": client, "seconds": 2.0}
        for fragment, client in zip(held or [], clients or [], strict=False)
    ]
    return browser.post(
        f"/annotate/{KIND}/answers", json={"answers": said, "want": 2}, headers={"Origin": f"https://{NAME}"}
    )


def test_plain_http_is_sent_to_https(site: Site) -> None:
    response = httpx.get(f"http://127.0.0.1:{site.plain}/annotate", headers={"Host": NAME})
    assert (response.status_code, response.headers["location"]) == (301, f"https://{NAME}/annotate")


def test_pages_come_and_say_they_are_https(site: Site) -> None:
    with site.browser() as browser:
        assert browser.get("/").headers["location"] == "/annotate"
        page = browser.get(f"/annotate/{KIND}")
        assert page.status_code == 200
        assert "max-age" in page.headers["strict-transport-security"]
        assert "nginx/" not in page.headers.get("server", "")


def test_answers_go_through_and_cookies_are_for_https_only(site: Site) -> None:
    with site.browser() as browser:
        first = answer(browser)
        assert first.status_code == 200, first.text
        [cookie] = [one for one in first.headers.get_list("set-cookie") if one.startswith("kronika_annotator=")]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        fragment = first.json()["fragments"][0]["id"]
        second = answer(browser, clients=["proxied-1"], held=[fragment])
        assert [one["status"] for one in second.json()["receipts"]] == ["kept"]
    with open_store(load(site.folder, {}).database) as store:
        assert "proxied-1" in {one.client for one in store.answers.listing(KIND)}


@pytest.mark.parametrize(
    "path",
    [
        "/login",
        "/sources",
        "/annotate/people",
        "/annotate/people/",
        "/annotate/people?kind=mass-times",
        "/annotate/fragments",
        "/annotate/../login",
        "/annotate/%2e%2e/login",
        "/annotate//../login",
        "/static/../login",
        "/api/v1/watches",
        "/facts",
        "/nothing",
    ],
)
def test_nothing_else_of_kronika_is_reachable(site: Site, path: str) -> None:
    with site.browser() as browser:
        response = browser.get(path)
    assert response.status_code == 404, response.text[:300]


def test_style_and_script_are_kept_by_nginx(site: Site) -> None:
    with site.browser() as browser:
        page = browser.get(f"/annotate/{KIND}").text
        found = re.search(r'(/static/[^"]+\.css[^"]*)"', page)
        assert found is not None
        browser.get(found[1])
        again = browser.get(found[1])
    assert again.status_code == 200
    assert again.headers["x-cache"] == "HIT"
    assert "set-cookie" not in again.headers


def test_limits_are_by_the_real_address_whatever_a_browser_claims(site: Site) -> None:
    """Everybody here comes from one address; a forged header must not make five into many."""
    statuses = []
    for number in range(12):
        with site.browser(**{"X-Forwarded-For": f"203.0.113.{number}"}) as browser:
            statuses.append(answer(browser).status_code)
    assert statuses[-1] == 429
    assert statuses.count(200) <= 5


def test_kronika_itself_believes_a_proxy_on_this_machine(site: Site) -> None:
    """Straight to Kronika from loopback, as nginx does it: the address it names is the one that is limited."""
    for number in range(12):
        with httpx.Client(base_url=f"http://127.0.0.1:{site.kronika}") as browser:
            response = browser.post(
                f"/annotate/{KIND}/answers",
                json={"want": 1},
                headers={"X-Forwarded-For": f"198.51.100.{number}", "X-Forwarded-Proto": "https", "Host": NAME},
            )
        assert response.status_code == 200, response.text


def test_too_large_a_parcel_is_refused_at_the_door(site: Site) -> None:
    with site.browser() as browser:
        response = browser.post(f"/annotate/{KIND}/answers", content=b"x" * 300_000)
    assert response.status_code == 413


def test_a_flood_from_one_address_is_held_back(site: Site) -> None:
    with site.browser() as browser:
        statuses = [browser.get("/annotate/device").status_code for _ in range(130)]
    assert statuses[-1] == 429
    assert set(statuses) == {200, 429}
