"""Devices that answer over real HTTP at the same time: python -m bench.annotating.devices ADDRESS DEVICES ANSWERS PAUSE."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time

import aiohttp

KIND = "mass-times"
TOOK = re.compile(r"dur=([\d.]+)")


async def device(number: int, address: str, answers: int, pause: float, took: list[tuple[float, float]]) -> None:
    """One device: answers what it holds, one at a time, and gets the next with every receipt."""
    rng = random.Random(number)
    jar = aiohttp.CookieJar(unsafe=True)
    headers = {"Origin": address.rstrip("/")}
    async with aiohttp.ClientSession(cookie_jar=jar, headers=headers) as session:
        holding = [one["id"] for one in (await send(session, address, {"want": 3}))[0]["fragments"]]
        for turn in range(answers):
            if pause:
                await asyncio.sleep(rng.expovariate(1 / pause))
            if not holding:
                raise SystemExit(f"there was nothing left to ask after {turn} answers")
            mine = holding.pop(0)
            said = {
                "fragment": mine,
                "choice": "yes" if rng.random() < 0.4 else "no",
                "client": f"bench-{number}-{turn}-{rng.getrandbits(32):08x}",
                "seconds": 2.5,
            }
            said_all = {"answers": [said], "holding": holding, "want": 1}
            answer, server, client = await send(session, address, said_all)
            assert [one["status"] for one in answer["receipts"]] == ["kept"], answer["receipts"]
            holding += [one["id"] for one in answer["fragments"]]
            took.append((server, client))


async def send(
    session: aiohttp.ClientSession, address: str, what: dict[str, object]
) -> tuple[dict[str, list[dict[str, object]]], float, float]:
    """One request; what came, milliseconds in the server, milliseconds at the device."""
    began = time.perf_counter()
    async with session.post(f"{address}annotate/{KIND}/answers", json=what) as response:
        body = await response.json()
        assert response.status == 200, (response.status, body)
        client = (time.perf_counter() - began) * 1000
        found = TOOK.search(response.headers.get("Server-Timing", ""))
        return body, float(found[1]) if found else client, client


async def main() -> None:
    """All devices at once; prints the milliseconds of every answer and how long all took."""
    address, devices, answers, pause = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    took: list[tuple[float, float]] = []
    began = time.perf_counter()
    await asyncio.gather(*(device(number, address, answers, pause, took) for number in range(devices)))
    print(json.dumps({"took": took, "seconds": time.perf_counter() - began}))


if __name__ == "__main__":
    asyncio.run(main())
