"""Devices are named by what only we can sign, and nothing forged, old or mangled passes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.learn.identity import fingerprint_hash, key_of, read_cookie, sign

SECRET, OTHER = b"a" * 32, b"b" * 32


def test_what_we_signed_is_read() -> None:
    assert read_cookie(sign(17, 3, SECRET), {3: SECRET}) == (17, 3)


def test_after_a_rotation_old_cookies_are_still_read() -> None:
    old = sign(17, 3, SECRET)
    assert read_cookie(old, {4: OTHER, 3: SECRET}) == (17, 3)
    assert read_cookie(old, {4: OTHER}) is None


@pytest.mark.parametrize(
    "forged",
    [
        None,
        "",
        "17",
        "17.3",
        "17.3.",
        "17.3.x.y",
        "0.3." + sign(0, 3, SECRET).rpartition(".")[2],
        sign(17, 3, OTHER),
        sign(17, 3, SECRET).replace("17.", "18.", 1),
        sign(17, 3, SECRET).replace("17.", "017.", 1),
        sign(17, 3, SECRET).replace("17.", "¹7.", 1),
        sign(17, 3, SECRET) + "A",
        "9" * 300,
    ],
)
def test_what_we_did_not_sign_is_not_read(forged: str | None) -> None:
    assert read_cookie(forged, {3: SECRET}) is None


@given(st.text(max_size=120))
def test_no_text_breaks_the_reading(text: str) -> None:
    assert read_cookie(text, {3: SECRET}) is None
    assert key_of(text) >= 0


def test_a_fingerprint_cannot_be_told_without_the_salt() -> None:
    assert fingerprint_hash("360x640 pl", SECRET) == fingerprint_hash("360x640 pl", SECRET)
    assert fingerprint_hash("360x640 pl", SECRET) != fingerprint_hash("360x640 pl", OTHER)
    assert b"360" not in fingerprint_hash("360x640 pl", SECRET)
