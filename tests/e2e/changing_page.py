"""A page on loopback that a test changes as it likes: a town's notices, with the weather beside them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

NOTICES = [
    "The bridge in Mill Street is closed from Monday to Wednesday while its railing is being repaired.",
    "The town council meets on Thursday at six in the evening; the budget is the first item on the agenda.",
    "Offers for the new roof of the school can be handed in until the end of the month.",
]
PAGE = """<!doctype html><html lang="en"><head><title>Notices of the town</title>
<style>body {{ font-family: sans-serif }}</style></head>
<body><nav><a href="/">Home</a> <a href="/contact">Contact</a></nav>
<main><h1>Notices of the town</h1>
<div class="weather"><p>Weather in the valley: {weather}.</p></div>
<ul class="notices">{items}</ul></main>
<footer><p>Town hall, Market Square 1</p></footer></body></html>"""


@dataclass(slots=True)
class ChangingPage:
    """What stands on the page now."""

    weather: str = "sunny with a light wind from the west"
    notices: list[str] = field(default_factory=lambda: list(NOTICES))
    asked: int = 0
    url: str = ""

    def html(self) -> str:
        """The page."""
        return PAGE.format(weather=self.weather, items="".join(f"<li><p>{notice}</p></li>" for notice in self.notices))


@contextmanager
def changing_page() -> Iterator[ChangingPage]:
    """The page behind a real server."""
    page = ChangingPage()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/notices"
            body = page.html().encode() if found else b""
            page.asked += found
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Tests are quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    page.url = f"http://127.0.0.1:{server.server_port}/notices"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield page
    finally:
        server.shutdown()
        server.server_close()
