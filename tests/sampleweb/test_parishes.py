"""Parish sites tell the truth about themselves, use every way of writing hours, and can be found."""

from __future__ import annotations

import json
import re
from datetime import timedelta

import pytest
from lxml import html

from kronika.model.article import PageClass
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.parishes.directory import listings
from kronika.sampleweb.parishes.finding import UNKNOWN_STREET
from kronika.sampleweb.parishes.marked import inline, slots, written
from kronika.sampleweb.parishes.parish import parishes
from kronika.sampleweb.site import Slot
from kronika.sampleweb.sites import katalog_parafii, parafie
from kronika.sampleweb.world import by_host

DAYS = {
    "sunday_holiday",
    "weekday",
    "saturday",
    "saturday_vigil",
    "first_friday",
    "first_saturday",
    "first_thursday",
    "minor_feast",
    "dated_or_special",
}
KEYS = [parish.key for parish in parishes()]
SEARCH = "/v1/places:searchText"
KEY = {"X-Goog-Api-Key": "klucz"}
MASK = {"X-Goog-FieldMask": "places.id,places.displayName,places.formattedAddress"}


def site_of(key):
    return next(site for site in parafie.KIND if site.parish.key == key)


def reached(visit, host, depth, start="/"):
    """Every address of a site that links, frames included, lead to."""
    seen, edge = {start}, [start]
    for _ in range(depth):
        edge = [path for page in edge for path in links_of(visit(host, page)) if path not in seen]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
    return seen


def links_of(answer):
    tree = html.document_fromstring(answer.content or b"<p>")
    return [link for link in tree.xpath("//a/@href|//frame/@src") if link.startswith("/")]


def test_there_are_twelve_with_six_to_fourteen_pages():
    assert len(KEYS) == 12
    for site in parafie.KIND:
        assert 6 <= len(list(site.truths(NOW))) <= 14


@pytest.mark.parametrize("key", KEYS)
def test_pages_hold_their_truth(visit, visible, key):
    site = site_of(key)
    for truth in site.truths(NOW):
        answer = visit(site.host, truth.path)
        assert answer.status_code == 200, truth.path
        text = visible(answer.content.decode(site.parish.charset))
        for part in (truth.title, *truth.body, *truth.unwanted):
            assert squeezed(part) in squeezed(text), (truth.path, part)


@pytest.mark.parametrize("key", KEYS)
def test_every_hour_of_the_schedule_stands_on_its_page(visit, visible, key):
    site = site_of(key)
    truth = next(truth for truth in site.truths(NOW) if "msze" in truth.path)
    text = visible(visit(site.host, truth.path).content.decode(site.parish.charset))
    hours = written(site.parish.masses)
    assert len(truth.schedule) >= 8
    for hour in hours:
        assert squeezed(hour) in squeezed(text)
    for slot in truth.schedule:
        assert re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", slot.time)
        assert slot.day in DAYS or re.fullmatch(r"days:(pn|wt|sr|czw|pt|sob)(-(pn|wt|sr|czw|pt|sob))*", slot.day)


@pytest.mark.parametrize("key", KEYS)
def test_links_lead_to_every_page_and_nowhere_else(visit, key):
    site = site_of(key)
    found = reached(visit, site.host, depth=3)
    assert found >= {truth.path for truth in site.truths(NOW)}
    assert all(visit(site.host, path).status_code == 200 for path in found)


@pytest.mark.parametrize(
    "form",
    [
        r"\d\.\d\d",  # H.MM
        r"\d:\d\d",  # H:MM
        r"\d{3,4}",  # lost superscript
        r"\d+\^\d\d\^",  # raised
        r"\d+\.oo",
        r"\d+\.3o",
        r"\d+: \d\d",
        r"\d+ \d\d",
        r"\d+⏎\d\d",
        r"\d+,\d\d",
        r"\d+",  # o 20
        r"\d+\.",  # o 9., 16.
    ],
)
def test_every_way_of_writing_an_hour_is_used(form):
    used = [hour for parish in parishes() for hour in re.findall(r"\{([^{}|]+)", parish.masses)]
    assert any(re.fullmatch(form, hour) for hour in used)


def test_the_word_before_the_hour_may_touch_it(visit):
    assert "godz.18.00" in visit("parafia-sosnowka", "/strony/msze.html").text


def test_charsets_differ():
    charsets = {parish.charset for parish in parishes()}
    assert charsets == {"utf-8", "iso-8859-2", "windows-1250"}


def test_an_old_page_is_in_its_old_charset(visit):
    answer = visit("parafia-wierzbno", "/historia.htm")
    assert answer.headers["content-type"] == "text/html"
    assert "charset=iso-8859-2" in answer.content.decode("iso-8859-2")
    with pytest.raises(UnicodeDecodeError):
        answer.content.decode("utf-8")


def test_the_negatives_are_there_and_not_in_the_schedule():
    by_key = {parish.key: parish for parish in parishes()}
    for key, text, hour in (
        ("olszyny", "spowiedź od 15:45", "15:45"),
        ("jastrzebie", "codziennie 17 30", "17:30"),
        ("nowogrod", "różaniec o 7:30", "07:30"),
        ("lipowiec", "18,50 zł", "18:50"),
        ("kamionka", "w roku 1912", "19:12"),
    ):
        assert text in by_key[key].masses
        assert hour not in {slot.time for slot in slots(by_key[key].masses)}
    assert all(re.search(r"\(\w+ \d+, \d+\)", parish.verse) for parish in parishes())


def test_marked_text_gives_page_and_schedule():
    text = "@ day=weekday season=lato place=Stara_Wieś\n- {18^30^|note=dzieci}, spowiedź od 17.00, {7⏎30|day=saturday}"
    assert slots(text) == (
        Slot(time="18:30", day="weekday", season="lato", place="Stara Wieś", note="dzieci"),
        Slot(time="07:30", day="saturday", season="lato", place="Stara Wieś"),
    )
    assert inline("a < b, {18^30^|note=x}, {7⏎30}") == "a &lt; b, 18<sup>30</sup>, 7<br>\n30"


def test_announcements_change_every_sunday(web, visit):
    before = visit("parafia-olszyny", "/ogloszenia/").text
    assert "29 marca 2026" in before
    web.set_now(NOW + timedelta(days=7))
    after = visit("parafia-olszyny", "/ogloszenia/").text
    assert "5 kwietnia 2026" in after
    assert visit("parafia-olszyny", "/ogloszenia-2026-03-29/").status_code == 200
    web.set_now(NOW)
    assert visit("parafia-olszyny", "/ogloszenia/").text == before


def test_the_directory_lists_every_parish_within_three_steps(visit):
    found = reached(visit, "katalog-parafii", depth=3)
    assert len(listings()) == 42
    assert found == {truth.path for truth in katalog_parafii.KIND.truths(NOW)}
    for one in listings():
        page = visit("katalog-parafii", f"/parafia/{one.number}").text
        for part in (one.name, one.place.town, one.place.street, one.place.deanery, one.place.diocese):
            assert part in page


def test_directory_details_name_no_web_site(visit):
    assert "parafia-olszyny" not in visit("katalog-parafii", "/parafia/" + str(number_of("Olszyny"))).text


def test_search_by_name_and_town_then_details(web, visit):
    answer = visit("places", SEARCH, method="POST", headers=KEY | MASK, json={"textQuery": query("Olszyny")})
    (place,) = answer.json()["places"]
    assert place["displayName"]["text"] == "Parafia św. Marcina"
    assert place["formattedAddress"] == "Kościelna 4, 39-118 Olszyny, Polska"
    assert "websiteUri" not in place
    details = visit("places", f"/v1/places/{place['id']}", headers=KEY | {"X-Goog-FieldMask": "websiteUri"})
    assert details.json() == {"websiteUri": f"http://parafia-olszyny.localhost:{web.port}/"}


def test_some_are_found_only_without_the_street(visit):
    town = "Grabów Nadrzeczny"
    assert town in UNKNOWN_STREET
    assert visit("places", SEARCH, method="POST", headers=KEY | MASK, json={"textQuery": query(town)}).json() == {}
    short = query(town, with_street=False)
    assert visit("places", SEARCH, method="POST", headers=KEY | MASK, json={"textQuery": short}).json()["places"]


def test_the_finder_finds_most_and_one_address_is_wrong(web, visit):
    right, wrong = 0, 0
    for parish in parishes():
        for with_street in (True, False):
            body = {"textQuery": query(parish.place.town, with_street, parish.patron)}
            headers = KEY | {"X-Goog-FieldMask": "places.id,places.websiteUri"}
            found = visit("places", SEARCH, method="POST", headers=headers, json=body).json().get("places")
            if found:
                address = found[0].get("websiteUri")
                right += address == web.url(parish.host)
                wrong += address is not None and address != web.url(parish.host)
                break
    assert (right, wrong) == (10, 1)


@pytest.mark.parametrize(
    ("headers", "code", "status"),
    [(MASK, 403, "PERMISSION_DENIED"), (KEY, 400, "INVALID_ARGUMENT"), (KEY | MASK, 400, "INVALID_ARGUMENT")],
)
def test_errors_have_the_shape_of_the_real_service(visit, headers, code, status):
    answer = visit("places", SEARCH, method="POST", headers=headers, content=b"not json")
    assert answer.status_code == code
    assert (answer.json()["error"]["code"], answer.json()["error"]["status"]) == (code, status)


def test_the_daily_quota_ends_and_the_next_day_it_is_back(web, visit):
    def search():
        return visit("places", SEARCH, method="POST", headers=KEY | MASK, json={"textQuery": "x"}).status_code

    assert visit("places", "/quota", method="PUT", content=json.dumps({"units": 25})).json() == {"units": 25}
    assert [search() for _ in range(3)] == [200, 200, 429]
    web.set_now(NOW + timedelta(days=1))
    assert search() == 200
    web.reset()
    assert [search() for _ in range(4)] == [200] * 4


def test_an_unknown_place_is_not_found(visit):
    for name, code, status in (("ChIJnikt", 404, "NOT_FOUND"), ("nikt", 400, "INVALID_ARGUMENT")):
        answer = visit("places", f"/v1/places/{name}", headers=KEY | {"X-Goog-FieldMask": "*"})
        assert (answer.status_code, answer.json()["error"]["status"]) == (code, status)


def test_a_wrong_key_and_a_spent_day_tell_their_reason(visit):
    unknown = visit("places", SEARCH, method="POST", headers=MASK | {"X-Goog-Api-Key": "nieznany"}, json={})
    assert unknown.status_code == 400
    assert unknown.json()["error"]["details"][0]["reason"] == "API_KEY_INVALID"
    visit("places", "/quota", method="PUT", content=json.dumps({"units": 0}))
    spent = visit("places", SEARCH, method="POST", headers=KEY | MASK, json={"textQuery": "x"})
    assert "PerDay" in spent.json()["error"]["details"][0]["metadata"]["quota_limit"]
    visit("places", "/quota", method="PUT", content=json.dumps({"units": 150_000}))


def test_a_mask_names_fields_that_are_there_and_pages_have_a_size(visit):
    def search(mask, **body):
        return visit("places", SEARCH, method="POST", headers=KEY | {"X-Goog-FieldMask": mask}, json=body)

    for mask in ("websiteUri", "places.website", "places.id, places.name"):
        assert search(mask, textQuery="x").status_code == 400
    (place,) = search("places.displayName.text,places.name", textQuery=query("Olszyny"), pageSize=1).json()["places"]
    assert place.keys() == {"displayName", "name"}
    assert search("*", textQuery="x", pageSize=-1).status_code == 400


def test_nominatim_answers_with_tags(visit):
    (found,) = visit("nominatim", "/search?format=jsonv2&extratags=1&q=Parafia+św.+Marcina+Olszyny").json()
    assert found["type"] == "place_of_worship"
    assert found["extratags"]["religion"] == "christian"
    assert "extratags" not in visit("nominatim", "/search?format=jsonv2&q=Olszyny").json()[0]
    assert visit("nominatim", "/search?q=Olszyny").json()[0]["category"] == "amenity"
    assert visit("nominatim", "/search?q=Olszyny&format=json").json()[0]["class"] == "amenity"
    for wrong in ("q=Olszyny&format=csv", "q=", "q=Olszyny&limit=0"):
        assert visit("nominatim", f"/search?{wrong}").status_code == 400
    (one,) = visit("nominatim", "/search?q=Polska&limit=1&addressdetails=1").json()
    assert one["address"]["country_code"] == "pl" and one["address"]["village"] in one["display_name"]
    assert visit("nominatim", "/search?format=jsonv2&q=Olszyny", headers={"User-Agent": ""}).status_code == 403


def test_some_tags_name_a_web_site(visit):
    names = set()
    for parish in parishes():
        for found in visit("nominatim", f"/search?format=jsonv2&extratags=1&q={parish.place.town}").json():
            names |= found["extratags"].keys()
    assert {"website", "contact:website"} <= names


def test_articles_are_the_pages_that_read_as_such():
    for site in parafie.KIND:
        for truth in site.truths(NOW):
            assert bool(truth.body) == (truth.page_class is PageClass.ARTICLE)


def test_every_parish_is_a_site_of_the_world():
    assert by_host().keys() >= {parish.host for parish in parishes()} | {"katalog-parafii", "places", "nominatim"}


def query(town, with_street=True, patron=None):
    one = next(one for one in listings() if one.place.town == town and patron in (None, one.patron))
    return f"{one.name} {town} {one.place.street}" if with_street else f"{one.name} {town}"


def number_of(town):
    return next(one.number for one in listings() if one.place.town == town)


def squeezed(text):
    """Without any space: a raised minute stands in a tag of its own."""
    return re.sub(r"\s+", "", text)
