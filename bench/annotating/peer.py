"""A peer as bare as can be: Starlette and Redis, as the thesis had Flask and Redis; forgetful, with no limits or checks.

python -m bench.annotating.peer REDIS: prints its address and serves until killed. An answer is one HSET, the next
fragment one SPOP; Redis is asked to write through to the disk before it says so, as Kronika does.
"""

from __future__ import annotations

import json
import secrets
import socket
import sys
from time import perf_counter

import redis
import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.annotating.material import KIND, fragment

FRAGMENTS = 100_000


def main() -> None:
    """Serve."""
    store = redis.Redis.from_url(sys.argv[1], decode_responses=True)
    with store.pipeline() as fill:
        for number in range(1, FRAGMENTS + 1):
            one = fragment(number, 500)
            fill.set(f"fragment:{number}", json.dumps([one.site, one.before, one.marked, one.after, one.path]))
            fill.sadd("open", number)
        fill.execute()

    def work(device: str, sent: dict[str, list[dict[str, str]]]) -> dict[str, object]:
        receipts = []
        for said in sent.get("answers", []):
            store.hset(f"answers:{device}", said["client"], json.dumps(said))
            receipts.append({"client": said["client"], "status": "kept"})
        handed = store.spop("open", int(str(sent.get("want", 1)))) or []
        texts = [json.loads(store.get(f"fragment:{number}") or "[]") for number in handed]
        return {"receipts": receipts, "fragments": [{"id": n, "text": t} for n, t in zip(handed, texts, strict=True)]}

    async def answers(request: Request) -> Response:
        began = perf_counter()
        device = request.cookies.get("device") or secrets.token_hex(8)
        response = JSONResponse(await run_in_threadpool(work, device, await request.json()))
        response.set_cookie("device", device)
        response.headers["Server-Timing"] = f"answer;dur={(perf_counter() - began) * 1000:.2f}"
        return response

    app = Starlette(routes=[Route(f"/annotate/{KIND}/answers", answers, methods=["POST"])])
    door = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{door.getsockname()[1]}/", flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off", ws="none")).run(sockets=[door])


if __name__ == "__main__":
    main()
