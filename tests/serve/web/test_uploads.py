"""Uploads: given out once, and the oldest make room."""

from __future__ import annotations

from itertools import count

from kronika.serve.web.uploads import Upload, Uploads


def test_a_file_is_given_out_once() -> None:
    uploads = Uploads()
    key = uploads.keep(Upload(name="a", body=b"x"))
    assert uploads.take(key) == Upload(name="a", body=b"x")
    assert uploads.take(key) is None
    assert uploads.take("") is None


def test_the_oldest_make_room_by_number_and_by_size() -> None:
    numbers = count()
    uploads = Uploads(most=2, most_bytes=10, new_key=lambda: str(next(numbers)))
    for body in (b"1", b"2", b"3"):
        uploads.keep(Upload(name="a", body=body))
    assert uploads.take("0") is None
    uploads.keep(Upload(name="a", body=b"x" * 10))
    assert uploads.take("1") is None and uploads.take("2") is None
    assert uploads.take("3") is not None
