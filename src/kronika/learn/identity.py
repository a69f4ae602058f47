"""Identity without a login: a signed cookie names a device, and a salted hash of a coarse fingerprint finds it again."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256

SECRET_BYTES = 32
LONGEST_COOKIE = 200
LONGEST_FINGERPRINT = 2_000
HASH_BYTES = 16
CONTEXT = b"kronika annotator\n"  # a signature made for something else is none here


def sign(annotator_id: int, key_id: int, secret: bytes) -> str:
    """The value of a device's cookie: who it is, which key says so, and the proof."""
    said = f"{annotator_id}.{key_id}"
    return f"{said}.{seal(said, secret)}"


def read_cookie(cookie: str | None, keys: Mapping[int, bytes]) -> tuple[int, int] | None:
    """Annotator and key of a cookie that one of the keys has signed; None of any other."""
    parts = (cookie or "").split(".")
    if cookie is None or len(cookie) > LONGEST_COOKIE or len(parts) != 3:
        return None
    annotator_id, key_id = number(parts[0]), number(parts[1])
    secret = keys.get(key_id)
    if not annotator_id or secret is None:
        return None
    genuine = hmac.compare_digest(seal(f"{parts[0]}.{parts[1]}", secret).encode(), parts[2].encode())
    return (annotator_id, key_id) if genuine else None


def key_of(cookie: str | None) -> int:
    """The key a cookie claims to be signed with; 0 when it names none."""
    parts = (cookie or "").split(".")
    return number(parts[1]) if len(parts) == 3 else 0


def fingerprint_hash(fingerprint: str, salt: bytes) -> bytes:
    """What is kept of a fingerprint: without the salt nobody can tell the device from it, or find it elsewhere."""
    return hmac.new(salt, fingerprint[:LONGEST_FINGERPRINT].encode("utf-8", "replace"), sha256).digest()[:HASH_BYTES]


def seal(said: str, secret: bytes) -> str:
    """Proof that we said so."""
    return urlsafe_b64encode(hmac.new(secret, CONTEXT + said.encode(), sha256).digest()).decode().rstrip("=")


def number(text: str) -> int:
    """Plain digits as a number a row can have; 0 for anything else, also for other ways to write one."""
    if not text.isascii() or not text.isdigit() or len(text) > 18 or (text[0] == "0"):
        return 0
    return int(text)
