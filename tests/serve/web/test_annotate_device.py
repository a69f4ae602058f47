"""The disclosure says what is kept of a device and for how long, and names exactly what our script sends."""

from __future__ import annotations

import re
from collections.abc import Callable

from fastapi.testclient import TestClient

from kronika.serve.web.annotate_device import PROPERTIES
from kronika.serve.web.app import create_app
from kronika.serve.web.assets import assets
from kronika.settings import AnnotateSettings, Settings
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

Open = Callable[..., TestClient]


def with_settings(store: Store, **values: object) -> str:
    """The disclosure under some settings."""
    settings = Settings(annotate=AnnotateSettings(**values))  # type: ignore[arg-type]
    client = TestClient(create_app(store, settings, clock=lambda: NOW), base_url="http://localhost")
    return client.get("/annotate/device").text


def test_it_tells_what_is_kept_and_for_how_long(empty_store: Store) -> None:
    html = with_settings(empty_store, fingerprint_days=30)
    assert "30 days after your last visit" in html and "salted hash" in html
    assert re.findall(r'data-device="(\w+)"', html) == [name for name, _ in PROPERTIES]


def test_switched_off_it_says_so_and_lists_nothing(empty_store: Store) -> None:
    html = with_settings(empty_store, fingerprint=False)
    assert "Nothing of it is used here." in html and "data-device" not in html


def test_the_script_sends_what_is_disclosed_and_nothing_else() -> None:
    script = assets()["annotate_device.js"].body.decode()
    block = script.split("const device = () => ({", 1)[1].split("});", 1)[0]
    assert re.findall(r"^  (\w+):", block, re.MULTILINE) == [name for name, _ in PROPERTIES]
    code = script.partition("\n")[2]  # the first line says what is not done
    for trick in ("canvas", "AudioContext", "getContext", "document.fonts", "plugins", "WebGL", "userAgent)"):
        assert trick not in code
