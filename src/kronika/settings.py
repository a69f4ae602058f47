"""One frozen Settings, read once at the door and passed on: defaults < kronika.toml < environment < flags."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError

from kronika.model.errors import ChronicleMissing, SettingsError

FILE_NAME = "kronika.toml"
PREFIX = "KRONIKA_"
SEPARATOR = "__"


def as_network(value: object) -> object:
    """Accept "127.0.0.0/8" or one address; host bits may be set, as people write them."""
    return ip_network(value, strict=False) if isinstance(value, str) else value


def as_zone(value: str) -> str:
    """A time zone that this machine knows."""
    try:
        ZoneInfo(value)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ValueError(f"“{value}” is no time zone; write one such as Europe/Prague") from error
    return value


def as_base_url(value: str) -> str:
    """An http(s) address that paths can be put behind."""
    if value and not re.fullmatch(r"https?://[^\s/?#@\"'<>\\]+(?:/[^\s?#\"'<>\\]*)?", value):
        raise ValueError(f"“{value}” is no web address; write one such as https://kronika.example.org")
    return value.rstrip("/")


Network = Annotated[IPv4Network | IPv6Network, BeforeValidator(as_network)]
Zone = Annotated[str, AfterValidator(as_zone)]
BaseUrl = Annotated[str, AfterValidator(as_base_url)]


class Part(BaseModel):
    """A table of kronika.toml: frozen, and an unknown key is an error, not a silence."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class StoreSettings(Part):
    """Where the record is kept."""

    url: str = Field(
        "sqlite:///data/kronika.db",
        description="Database address: sqlite:///file (relative to the chronicle folder) or postgresql://user@host/name.",
    )
    busy_seconds: float = Field(30.0, ge=0, description="How long to wait for another writer before giving up.")


class FetchSettings(Part):
    """How pages are fetched."""

    allow: tuple[Network, ...] = Field(
        (), description='Networks the address guard lets through although they are private, e.g. ["127.0.0.0/8"].'
    )
    contact: str = Field("", description="Mail or web address of the operator, shown in the User-Agent.")
    user_agent: str = Field("", description="The whole User-Agent; empty: Kronika/VERSION with the contact.")
    robots: bool = Field(True, description="Obey robots.txt.")
    robots_hours: float = Field(24.0, ge=0, description="For how many hours a robots.txt that was read holds good.")
    max_crawl_delay: float = Field(
        30.0, ge=0, description="Longest pause a robots.txt can ask for; who asks for more is told of in the report."
    )
    max_rate: float = Field(0.0, ge=0, description="Requests a second over all hosts, at most; 0: no limit.")
    parallel: int = Field(64, ge=1, le=1000, description="Requests under way at once, over all hosts.")
    per_host: int = Field(4, ge=1, le=64, description="Requests under way at once on one host.")
    start_delay: float = Field(5.0, ge=0, description="Seconds between requests to a host before its latency is known.")
    min_delay: float = Field(0.0, ge=0, description="The throttle never goes below this many seconds.")
    max_delay: float = Field(300.0, ge=0, description="The throttle never goes above this many seconds.")
    target_concurrency: float = Field(
        1.0, gt=0, description="Average number of requests the throttle aims to keep under way on one host."
    )
    max_bytes: int = Field(10_000_000, ge=1, description="Largest decoded page.")
    max_seconds: float = Field(60.0, gt=0, description="Total time for one page, first byte to last.")
    max_redirects: int = Field(8, ge=0, description="Longest chain of redirects.")
    retries: int = Field(4, ge=0, description="Failures in a row after which a page is given up.")
    max_wait: float = Field(300.0, ge=0, description="Longest wait between two tries; the t-th waits 2^t seconds.")
    max_rest: float = Field(
        86_400.0,
        ge=0,
        description="Longest time a failing host, or one that asks for rest, is left alone, over all runs.",
    )
    store_seconds: float = Field(
        120.0, ge=0, description="How long a collection waits for a database that is away or busy before it ends."
    )
    lease_seconds: float = Field(
        120.0, gt=0, description="After this long without a sign of life a worker's pages are given to another."
    )
    browser: str = Field(
        "", description="The Chromium that renders pages of sources with browser=yes; empty: the one on the PATH."
    )
    browser_seconds: float = Field(20.0, gt=0, description="How long the scripts of one page may run.")
    browser_requests: int = Field(60, ge=0, description="How much the scripts of one page may ask for.")


class ExtractSettings(Part):
    """How articles are taken out of pages."""

    engine: str = Field("auto", description="Which engine reads pages.")
    processes: int = Field(0, ge=0, description="Processes that extract at once; 0: one per core.")
    following: int = Field(
        10, ge=0, le=100, description="Pages after its first that are fetched and joined to one article; 0: none."
    )


class AnalyseSettings(Part):
    """How the language of articles is analysed."""

    enabled: bool = Field(True, description="Analyse articles in every round and while serving.")
    engine: str = Field("auto", description="Who finds names: auto, crf, or an engine that was installed.")
    processes: int = Field(0, ge=0, description="Processes that analyse at once; 0: one per core.")
    lexicons: tuple[str, ...] = Field(
        (), description='Lexicons of tone in the place of the shipped ones, LANGUAGE=FILE, e.g. ["cs=sublex.csv"].'
    )
    keywords: int = Field(12, ge=0, le=100, description="Keywords that are taken from a text, at most.")
    links: str = Field(
        "",
        description="Table of links built by “kronika models build-links”, relative to the chronicle folder; "
        "empty: models/links.kl where it is there.",
    )
    models: str = Field(
        "",
        description="Folder of installed models; empty: models in the chronicle folder, then the user's data folder.",
    )
    online_links: bool = Field(
        False, description="Look up names that no table knows at Wikidata and DBpedia, slowly and each once."
    )
    wikidata_url: BaseUrl = Field("https://query.wikidata.org/sparql", description="Where Wikidata is asked.")
    dbpedia_url: BaseUrl = Field("https://dbpedia.org/sparql", description="Where DBpedia is asked.")
    links_quota: int = Field(2000, ge=0, description="Labels that may be looked up in a day, at each service.")
    links_pause: float = Field(
        1.0,
        ge=0,
        description="Seconds between two look-ups; the public services are never asked more than once a second.",
    )
    links_days: int = Field(180, ge=1, description="Days after which an answer is asked for anew.")


class SearchSettings(Part):
    """How articles are searched."""

    enabled: bool = Field(True, description="Keep the index up to date in every round and while serving.")
    folder: str = Field(
        "data/index", description="Folder of the index, relative to the chronicle folder; it can be built anew at will."
    )
    processes: int = Field(0, ge=0, description="Processes that prepare many articles at once; 0: one per core.")
    wait_seconds: float = Field(
        2.0, ge=0, description="How long a search may first bring the index up to date; what is missing then is told."
    )


class ServeSettings(Part):
    """Where the web application listens."""

    host: str = Field("127.0.0.1", description="Address to listen on; a public one needs a user with a password first.")
    port: int = Field(8470, ge=0, le=65535, description="Port to listen on; 0: any free one.")
    lang: str = Field(
        "", description="Language of the interface (en, pl, cs, ru); empty: the reader's browser decides."
    )
    zone: Zone = Field("UTC", description="Time zone in which dates and times are shown, e.g. Europe/Prague.")
    names: tuple[str, ...] = Field(
        (), description="Further host names to answer to, when a proxy on this machine passes requests on."
    )


class PlacesSettings(Part):
    """Where the web addresses of a directory's entries are looked for."""

    finder: str = Field("", description="google or nominatim; empty: google when there is a key, else nominatim.")
    google_key: SecretStr = Field(SecretStr(""), description="Key for the Places API (New); never shown or logged.")
    google_url: str = Field("https://places.googleapis.com", description="Address of the Places API.")
    google_quota: int = Field(1000, ge=0, description="Units that may be spent in a day, midnight to midnight Pacific.")
    google_search_cost: int = Field(10, ge=0, description="Units a text search takes.")
    google_details_cost: int = Field(1, ge=0, description="Units it takes to ask for the details of a place.")
    google_details: bool = Field(
        False, description="Ask for the web address in a second call instead of with the search."
    )
    nominatim_url: str = Field("https://nominatim.openstreetmap.org", description="Address of the Nominatim server.")
    nominatim_quota: int = Field(1000, ge=0, description="Searches that may be made in a day.")
    nominatim_pause: float = Field(
        1.0, ge=0, description="Seconds between two searches; the public server is never asked more than once a second."
    )
    lang: str = Field("", description="Language in which places are looked for and told, e.g. pl.")
    region: str = Field("", description="Two-letter country in which places are looked for, e.g. PL.")


class MailSettings(Part):
    """How mail leaves."""

    host: str = Field("", description="SMTP server; empty: no mail.")
    port: int = Field(25, ge=1, le=65535, description="SMTP port.")
    sender: str = Field("", alias="from", description="Sender address, e.g. Kronika <kronika@example.org>.")
    user: str = Field("", description="Name to sign in with at the mail server; empty: no signing in.")
    password: SecretStr = Field(SecretStr(""), description="Its password; never shown or logged.")
    tls: Literal["auto", "none", "starttls", "tls"] = Field(
        "auto",
        description="none: plain; starttls: encrypted after greeting (port 587); tls: encrypted from the start (port 465); "
        "auto: encrypted when the server offers it, and a password is never sent in clear.",
    )
    ca: str = Field("", description="File with the certificate of your own authority; empty: those the system trusts.")
    timeout: float = Field(30.0, gt=0, le=120, description="Seconds one mail may take, greeting to goodbye.")


class WebhookSettings(Part):
    """How webhooks are called."""

    secret: SecretStr = Field(SecretStr(""), description="Key that calls are signed with; webhooks need one.")
    timeout: float = Field(10.0, gt=0, le=120, description="Seconds one call may take.")


class AlertSettings(Part):
    """Who is told when a source breaks and when it is well again."""

    to: tuple[str, ...] = Field(
        (),
        description='Where alerts go: mail:, webhook:, log: or apprise: and an address, e.g. ["mail:ops@example.org"].',
    )
    base_url: BaseUrl = Field(
        "", description="Address of the web application for links in messages; empty: the one of [serve]."
    )
    apprise: bool = Field(
        False,
        description="Allow apprise: addresses. The package makes its own connections, past the guard of [fetch].",
    )


class AnnotateSettings(Part):
    """How people are asked about what the machine cannot decide."""

    open: bool = Field(True, description="Anybody who reaches the annotator may answer; false: only people who log in.")
    fingerprint: bool = Field(
        True, description="Recognise a device whose cookies were cleared by a coarse fingerprint, kept only as a hash."
    )
    fingerprint_days: int = Field(
        90, ge=1, le=730, description="Days after which the fingerprint of a device not seen again is forgotten."
    )
    answers: int = Field(2, ge=1, le=25, description="Answers every fragment is to have, at least.")
    most_answers: int = Field(
        7, ge=1, le=50, description="… and at most: what people still disagree on then is left to an editor."
    )
    sure: float = Field(
        0.97, gt=0.5, lt=1, description="Certainty of the answers below which one more person is asked."
    )
    gold: float = Field(
        0.05, ge=0, le=0.5, description="Share of hidden questions whose answer is known, mixed in for every device."
    )
    order: Literal["uncertain", "random"] = Field(
        "uncertain", description="Which fragments are asked first: those the machine is least sure of, or any."
    )
    device_rate: int = Field(90, ge=1, description="Answers a minute one device may go on giving.")
    device_burst: int = Field(
        600, ge=1, description="Answers one device may send at once, after a time without a connection."
    )
    address_rate: int = Field(6000, ge=1, description="Answers a minute all devices behind one address may give.")
    new_devices: int = Field(60, ge=1, description="New devices an hour behind one address.")
    redis: str = Field(
        "", description="Redis that hands out fragments when several machines serve, e.g. redis://host:6379/0."
    )


class Settings(Part):
    """Everything that can be set."""

    home: Path = Field(Path("."), exclude=True, description="The chronicle folder; found, never set.")
    store: StoreSettings = StoreSettings()  # type: ignore[call-arg]
    fetch: FetchSettings = FetchSettings()  # type: ignore[call-arg]
    extract: ExtractSettings = ExtractSettings()  # type: ignore[call-arg]
    analyse: AnalyseSettings = AnalyseSettings()  # type: ignore[call-arg]
    search: SearchSettings = SearchSettings()  # type: ignore[call-arg]
    serve: ServeSettings = ServeSettings()  # type: ignore[call-arg]
    places: PlacesSettings = PlacesSettings()  # type: ignore[call-arg]
    mail: MailSettings = MailSettings()  # type: ignore[call-arg]
    webhook: WebhookSettings = WebhookSettings()  # type: ignore[call-arg]
    alerts: AlertSettings = AlertSettings()  # type: ignore[call-arg]
    annotate: AnnotateSettings = AnnotateSettings()  # type: ignore[call-arg]

    @property
    def database(self) -> str:
        """The database address with a relative SQLite path made absolute."""
        prefix = "sqlite:///"
        if self.store.url.startswith(prefix) and not self.store.url.startswith(prefix + "/"):
            return prefix + str((self.home / self.store.url.removeprefix(prefix)).resolve())
        return self.store.url


def load(home: Path, environment: Mapping[str, str], flags: Mapping[str, Any] | None = None) -> Settings:
    """Settings of the chronicle in `home`: defaults < kronika.toml < environment < flags."""
    values: dict[str, Any] = {}
    for layer in (read_file(home / FILE_NAME), read_environment(environment), dict(flags or {})):
        merge(values, layer)
    values.pop("home", None)
    try:
        return Settings(home=home.resolve(), **values)
    except ValidationError as error:
        raise SettingsError(explain(error)) from error


def find_home(start: Path) -> Path:
    """The nearest folder at or above `start` that holds a kronika.toml, as git finds its own."""
    for folder in (start.resolve(), *start.resolve().parents):
        if (folder / FILE_NAME).is_file():
            return folder
    raise ChronicleMissing(
        f"No {FILE_NAME} in {start} or above it; make a chronicle with “kronika init”, or name one with -C DIR."
    )


def read_file(path: Path) -> dict[str, Any]:
    """The tables of a kronika.toml."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not valid TOML: {error}.") from error
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}.") from error


def read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """KRONIKA_FETCH__ALLOW and so on, as nested tables. Lists are JSON or separated by commas."""
    tables: dict[str, Any] = {}
    for name, text in environment.items():
        if name.startswith(PREFIX) and SEPARATOR in name:
            table, key = name.removeprefix(PREFIX).lower().split(SEPARATOR, 1)
            tables.setdefault(table, {})[key] = from_text(table, key, text)
    return tables


def from_text(table: str, key: str, text: str) -> Any:
    """An environment value as its setting wants it: lists are split, the rest is left to validation."""
    part = Settings.model_fields.get(table)
    field = (
        part.annotation.model_fields.get(key)
        if part and isinstance(part.annotation, type) and issubclass(part.annotation, Part)
        else None
    )
    if field is None or getattr(field.annotation, "__origin__", None) is not tuple:
        return text
    try:
        return (
            json.loads(text)
            if text.lstrip().startswith("[")
            else [item.strip() for item in text.split(",") if item.strip()]
        )
    except json.JSONDecodeError as error:
        raise SettingsError(f"{PREFIX}{table.upper()}{SEPARATOR}{key.upper()} is not a valid list: {error}.") from error


def merge(base: dict[str, Any], layer: Mapping[str, Any]) -> None:
    """Lay one layer over another, table by table."""
    for key, value in layer.items():
        if isinstance(value, Mapping) and isinstance(base.get(key), dict):
            merge(base[key], value)
        else:
            base[key] = dict(value) if isinstance(value, Mapping) else value


def explain(error: ValidationError) -> str:
    """What is wrong with which setting, in one line."""
    faults = []
    for fault in error.errors(include_url=False):
        name = ".".join(str(step) for step in fault["loc"])
        said = (
            "is not a known setting"
            if fault["type"] == "extra_forbidden"
            else fault["msg"][:1].lower() + fault["msg"][1:]
        )
        faults.append(f"{name}: {said}")
    return f"Wrong settings: {'; '.join(faults)}."
