"""Every corner of the labyrinth does what it threatens."""

from __future__ import annotations

import zlib

import httpx
import pytest

from kronika.model.failure import FailureKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.nasty import BOMB_MEGABYTES, MEGABYTE, gzip_bomb, nested
from kronika.sampleweb.sites import labirynt
from kronika.sampleweb.sites.labirynt import EXPECTED_FAILURES, KIND, SAME_PAGE, TEXTS

HOST = "labirynt"


def test_the_start_page_links_to_every_corner(visit):
    start = visit(HOST, "/").text
    for path in (*EXPECTED_FAILURES, *TEXTS, *SAME_PAGE):
        assert f'href="{path}"' in start


def test_expected_failures_are_only_explained_ones():
    assert FailureKind.UNEXPECTED not in EXPECTED_FAILURES.values()
    assert not {truth.path for truth in KIND.truths(NOW)} & EXPECTED_FAILURES.keys()


@pytest.mark.parametrize("path", sorted(set(TEXTS) - {"/kodowanie", "/kodowanie-meta", "/chwilowo", "/za-szybko"}))
def test_readable_pages_hold_their_truth(visit, visible, path):
    text = visible(visit(HOST, path).text)
    title, body = TEXTS[path]
    assert title in text
    for paragraph in body if path != "/gleboko" else body[:1]:  # lxml itself gives up in the depth
        assert paragraph in text


def test_the_deep_page_holds_the_text_behind_its_depth(visit):
    page = visit(HOST, "/gleboko").text
    assert page.count("<div>") == page.count("</div>") == 6_000
    assert TEXTS["/gleboko"][1][1] in page
    assert nested("x").index("x") == 6_000 * len("<div>")


def test_the_calendar_has_no_end(visit):
    path = "/kalendarz"
    seen = set()
    for _ in range(40):
        page = httpx.Response(200, content=visit(HOST, path).content).text
        path = page.split("poprzedni miesiąc")[1].split('href="')[1].split('"')[0].replace("&amp;", "&")
        assert path not in seen
        seen.add(path)
    assert "rok=2029" in path
    assert visit(HOST, "/kalendarz?rok=abc&miesiac=99").status_code == 200


def test_session_numbers_change_and_the_text_does_not(visit, visible):
    first, second = (visit(HOST, "/sesja/2?sid=0").text for _ in range(2))
    assert first != second
    assert visible(first) == visible(second)


def test_not_found_that_says_ok(visit):
    answer = visit(HOST, "/stara-strona")
    assert answer.status_code == 200
    assert "Nie znaleziono strony" in answer.text


def test_the_private_page_leads_to_the_login(visit):
    answer = visit(HOST, "/moje")
    assert (answer.status_code, answer.headers["location"]) == (302, "/logowanie?next=/moje")
    assert 'type="password"' in visit(HOST, answer.headers["location"]).text


def test_a_video_says_it_is_a_page(visit):
    answer = visit(HOST, "/film")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content[4:8] == b"ftyp"
    assert len(answer.content) > 2 * MEGABYTE


def test_the_slow_page_comes_in_drops(web):
    with httpx.stream("GET", f"http://127.0.0.1:{web.port}/powoli", headers={"Host": "labirynt.localhost"}) as answer:
        drops = answer.iter_raw()
        first, second = next(drops), next(drops)
    assert len(first) == len(second) == 64
    assert int(answer.headers["content-length"]) > 100_000
    assert web.log()[-1]["path"] == "/powoli"


def test_the_bomb_is_small_and_grows_a_thousandfold():
    packed = gzip_bomb()
    assert len(packed) < MEGABYTE
    unpacker, size, data = zlib.decompressobj(31), 0, packed
    while data:
        size += len(unpacker.decompress(data, MEGABYTE))
        data = unpacker.unconsumed_tail
    assert size >= BOMB_MEGABYTES * MEGABYTE
    assert unpacker.eof


def test_the_bomb_is_served_as_a_packed_page(web):
    with httpx.stream("GET", f"http://127.0.0.1:{web.port}/bomba", headers={"Host": "labirynt.localhost"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert raw == gzip_bomb()


def test_redirects_without_end(visit):
    assert visit(HOST, "/petla-a").headers["location"] == "/petla-b"
    assert visit(HOST, "/petla-b").headers["location"] == "/petla-a"
    assert visit(HOST, "/lancuch/41").headers["location"] == "/lancuch/42"
    assert visit(HOST, "/lancuch/x").status_code == 404
    assert visit(HOST, "/do-srodka").headers["location"].startswith("http://169.254.169.254/")


def test_a_burst_ends_at_the_third_visit_and_a_reset_starts_it_again(web, visit):
    assert [visit(HOST, "/chwilowo").status_code for _ in range(4)] == [503, 503, 200, 200]
    web.reset()
    busy = visit(HOST, "/chwilowo")
    assert (busy.status_code, busy.headers["retry-after"]) == (503, "1")


def test_a_visitor_in_a_hurry_is_asked_to_wait(visit):
    assert [visit(HOST, "/za-szybko").status_code for _ in range(2)] == [429, 200]


@pytest.mark.parametrize(
    ("path", "status"), [("/zepsute", 500), ("/brak", 404), ("/usuniete", 410), ("/zakaz", 403), ("/nic", 404)]
)
def test_plain_refusals(visit, path, status):
    assert visit(HOST, path).status_code == status


def test_robots_are_kept_out_of_the_secret_part(visit):
    assert "Disallow: /tajne/" in visit(HOST, "/robots.txt").text
    assert visit(HOST, "/tajne/plan").status_code == 200


def test_charsets_that_lie(visit):
    lying = visit(HOST, "/kodowanie")
    assert "utf-8" in lying.headers["content-type"]
    assert TEXTS["/kodowanie"][1][0] in lying.content.decode("windows-1250")
    with pytest.raises(UnicodeDecodeError):
        lying.content.decode("utf-8")
    other = visit(HOST, "/kodowanie-meta")
    assert other.headers["content-type"] == "text/html"
    assert 'charset="iso-8859-2"' in other.content.decode("utf-8")


def test_the_empty_page_is_empty(visit):
    answer = visit(HOST, "/pusta")
    assert (answer.status_code, answer.content) == (200, b"")


def test_the_cut_page_ends_inside_a_tag(visit):
    assert visit(HOST, "/ucieta").text.endswith("<a href=")


def test_the_broken_line_hangs_up_in_the_middle(visit):
    with pytest.raises(httpx.RemoteProtocolError):
        visit(HOST, "/urwana")


def test_the_hostile_page_carries_every_trap(visit):
    page = visit(HOST, "/wroga").text
    for sign in ("<script>", "onerror=", "javascript:", "onload=", "http-equiv"):
        assert sign in page
    assert page.count("/pulapka/") >= 8


def test_odd_links_are_there(visit):
    page = visit(HOST, "/dziwne-linki").text
    for address in ("http://169.254.169.254/latest/", "http://10.0.0.1/", "http://[::1]:1/", "mailto:", "data:"):
        assert address in page


def test_one_page_has_many_addresses(web, visit):
    pages = {path: visit(HOST, path).text for path in SAME_PAGE if "#" not in path}
    assert len({text for path, text in pages.items() if "druk" not in path}) == 1
    assert all(f'rel="canonical" href="http://labirynt.localhost:{web.port}/a"' in text for text in pages.values())


def test_the_long_address_is_answered(visit):
    assert len(labirynt.LONG_QUERY) > 3_000
    assert visit(HOST, labirynt.LONG_QUERY).status_code == 200
