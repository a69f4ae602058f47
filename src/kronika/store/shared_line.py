"""The waiting line in Redis: processes on many machines hand out from one line; the database stays the record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Any

from kronika.model.errors import PartMissing, SettingsError, StoreUnreachable
from kronika.model.waiting_line import FRESH, HOLD, LOOK, LOW, PAUSE

PREFIX = "kronika:annotate"
BATCH = 25  # places taken from the head at once
SECONDS = 2.0  # longest wait for Redis


class SharedLine:
    """For each kind a list of fragments and the set of those in somebody's hands. What is lost with Redis is only the order."""

    def __init__(self, url: str, *, chronicle: str = "") -> None:
        self._errors, self._redis = connect(url)
        self._prefix = f"{PREFIX}:{blake2b(chronicle.encode(), digest_size=6).hexdigest()}"

    def due(self, kind: str) -> bool:
        low = self._ask(lambda redis: redis.llen(self._key(kind, "line"))) < LOW
        patience = PAUSE if low else FRESH
        # Two keys: one lets a full line rest, the other keeps many from filling an empty one at the same moment.
        name = self._key(kind, "low" if low else "fresh")
        return bool(self._ask(lambda redis: redis.set(name, 1, nx=True, px=int(patience * 1000))))

    def fill(self, kind: str, numbers: Sequence[int]) -> None:
        line, held = self._key(kind, "line"), self._key(kind, "held")
        now = self._now()
        self._ask(lambda redis: redis.zremrangebyscore(held, 0, now))
        out = {int(number) for number in self._ask(lambda redis: redis.zrange(held, 0, -1))}
        waiting = [number for number in numbers if number not in out]

        def replace(redis: Any) -> None:
            with redis.pipeline(transaction=True) as together:
                together.delete(line)
                for start in range(0, len(waiting), 1_000):
                    together.rpush(line, *waiting[start : start + 1_000])
                together.set(self._key(kind, "fresh"), 1, px=int(FRESH * 1000))
                together.execute()

        self._ask(replace)

    def take(self, kind: str, count: int, fits: Callable[[int], bool]) -> list[int]:
        line = self._key(kind, "line")
        taken: list[int] = []
        passed: list[int] = []
        while len(taken) < count and len(passed) < LOOK:
            found = self._ask(lambda redis: redis.lpop(line, max(count, BATCH if passed else count)))
            if not found:
                break
            for number in map(int, found):
                (taken if len(taken) < count and fits(number) else passed).append(number)
        if passed:
            self._ask(lambda redis: redis.lpush(line, *reversed(passed)))
        if taken:
            until = self._now() + HOLD
            self._ask(lambda redis: redis.zadd(self._key(kind, "held"), dict.fromkeys(taken, until)))
        return taken

    def settle(self, kind: str, numbers: Iterable[int]) -> None:
        gone = list(numbers)
        if gone:
            self._ask(lambda redis: redis.zrem(self._key(kind, "held"), *gone))

    def _now(self) -> float:
        seconds, millionths = self._ask(lambda redis: redis.time())
        return float(seconds) + float(millionths) / 1e6

    def _key(self, kind: str, part: str) -> str:
        return f"{self._prefix}:{kind}:{part}"

    def _ask(self, question: Callable[[Any], Any]) -> Any:
        try:
            return question(self._redis)
        except self._errors as error:
            raise StoreUnreachable(
                f"The Redis of [annotate] redis does not answer: {error}. Start it, or leave the setting empty: "
                "everything works without it."
            ) from error


def connect(url: str) -> tuple[type[Exception], Any]:
    """A client of the server at an address, and the error it raises."""
    try:
        import redis
    except ImportError as error:
        raise PartMissing(
            "The Redis client is not installed; install it with “pip install 'kronika[redis]'”, or leave [annotate] redis empty."
        ) from error
    try:
        client = redis.Redis.from_url(url, socket_timeout=SECONDS, socket_connect_timeout=SECONDS)
    except ValueError as error:
        raise SettingsError("[annotate] redis is no address; write one such as redis://host:6379/0.") from error
    return redis.RedisError, client
