"""The press: bodies made small with zstd, against a page of the same sort from the same site."""

from __future__ import annotations

import threading
from collections import OrderedDict

import zstandard

LEVEL = 3
LARGEST_DICTIONARY = 128 * 1024
ENOUGH_SAMPLES = 16
REMEMBERED = 128  # dictionaries kept ready; each costs about half a megabyte


class Press:
    """Compresses and expands with one dictionary, or with none. Threads may share it."""

    def __init__(self, dictionary: bytes | None = None) -> None:
        self._dictionary = None
        if dictionary is not None:
            self._dictionary = zstandard.ZstdCompressionDict(dictionary, dict_type=zstandard.DICT_TYPE_RAWCONTENT)
        self._ready = False  # to compress; most only read
        self._expander = zstandard.ZstdDecompressor(dict_data=self._dictionary)
        self._lock = threading.Lock()  # zstd contexts are not made for two threads

    def compress(self, body: bytes) -> bytes:
        """The body, small, with a checksum."""
        with self._lock:
            if self._dictionary is not None and not self._ready:
                self._dictionary.precompute_compress(level=LEVEL)
                self._ready = True
            # Made anew each time: a kept one costs half a megabyte for each dictionary, and saves next to no time.
            press = zstandard.ZstdCompressor(level=LEVEL, dict_data=self._dictionary, write_checksum=True)
            return press.compress(body)

    def expand(self, data: bytes, size: int) -> bytes:
        """The body again. Raises ValueError when the bytes are damaged or belong to another dictionary."""
        try:
            # Look before expanding: damaged bytes may promise any size.
            if zstandard.frame_content_size(data) != size:
                raise ValueError(f"not {size} bytes")
            with self._lock:
                return self._expander.decompress(data)
        except zstandard.ZstdError as error:
            raise ValueError(str(error)) from error


PLAIN = Press()


class Presses:
    """The presses in use, by the number of their dictionary. A dictionary never changes, so none grows stale."""

    def __init__(self) -> None:
        self._ready: OrderedDict[int, Press] = OrderedDict()
        self._samples: OrderedDict[int, list[bytes]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, dictionary_id: int) -> Press | None:
        """A press that is ready."""
        with self._lock:
            press = self._ready.get(dictionary_id)
            if press is not None:
                self._ready.move_to_end(dictionary_id)
            return press

    def put(self, dictionary_id: int, press: Press) -> None:
        """Keep a press; only for a dictionary that is stored for good, because numbers of undone rows come again."""
        with self._lock:
            self._ready[dictionary_id] = press
            while len(self._ready) > REMEMBERED:
                self._ready.popitem(last=False)

    def sample(self, dictionary_id: int, body: bytes) -> bytes | None:
        """Collect bodies that were pressed with a dictionary; all of them together, once there are enough."""
        with self._lock:
            samples = self._samples.setdefault(dictionary_id, [])
            samples.append(body[:LARGEST_DICTIONARY])
            while len(self._samples) > REMEMBERED:
                self._samples.popitem(last=False)
            if len(samples) < ENOUGH_SAMPLES and sum(map(len, samples)) < LARGEST_DICTIONARY:
                return None
            del self._samples[dictionary_id]
            return b"".join(samples)
