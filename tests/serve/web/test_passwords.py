"""Passwords: hashed with Argon2id, checked without telling who exists."""

from __future__ import annotations

import pytest

from kronika.model.errors import InputError
from kronika.serve.web.passwords import LONGEST, hash_password, outdated, verify_password


def test_the_right_password_opens_and_another_does_not() -> None:
    hashed = hash_password("správné heslo")
    assert hashed.startswith("$argon2id$")
    assert verify_password("správné heslo", hashed)
    assert not verify_password("spravne heslo", hashed)


def test_equal_passwords_have_different_hashes() -> None:
    assert hash_password("dwanaście znaków") != hash_password("dwanaście znaków")


def test_an_unknown_name_and_a_broken_hash_never_open() -> None:
    assert not verify_password("nobody has this password", None)
    assert not verify_password("whatever it is", "not a hash")
    assert not verify_password("whatever it is", "")


@pytest.mark.parametrize("password", ["", "short12", "x" * (LONGEST + 1)])
def test_too_short_and_too_long_are_refused_with_a_sentence(password: str) -> None:
    with pytest.raises(InputError, match="characters"):
        hash_password(password)
    assert not verify_password(password, hash_password("long enough"))


def test_weaker_parameters_are_noticed() -> None:
    assert not outdated(hash_password("long enough"))
    assert outdated("$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$WxnHYA5lRpm6TuPvyeT1/6WV1aMsKLiqj9vLTdIJoI0")
