"""Collects the same generated sites by plain Scrapy in this process: its own queue, its own link extractor, nothing stored."""

from __future__ import annotations

import gzip
import json
import re
import resource
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import scrapy
from scrapy.crawler import AsyncCrawlerProcess
from scrapy.linkextractors import LinkExtractor

from bench.collecting.ours import PARALLEL, PER_HOST, SCOPE, numbered_sites, source_of
from kronika.html.document import parse
from kronika.html.links import links
from kronika.sampleweb.clock import NOW
from kronika.sources.discovery import seeds

PACKED = b"\x1f\x8b"
ANNOUNCED = re.compile(r'(?:<loc>|<link>|<link href=")(http[^"<]+)')


def here(resolve: Callable[..., Any]) -> Callable[..., Any]:
    """A resolver to which names under localhost are this machine; the system's own need not know them."""

    def resolved(host: Any, *rest: Any, **named: Any) -> Any:
        return resolve("127.0.0.1" if str(host).endswith(".localhost") else host, *rest, **named)

    return resolved


def extracted(response: scrapy.http.Response) -> Iterator[str]:
    """Links by Scrapy's own extractor."""
    for link in LinkExtractor(allow_domains=[response.url.split("/")[2]]).extract_links(response):
        yield link.url


def read_by_us(response: scrapy.http.Response) -> Iterator[str]:
    """Links by our reader, which is quicker."""
    document = parse(response.body, content_type="text/html; charset=utf-8", url=response.url)
    for link in links(document):
        yield link.url


def announced(body: bytes) -> list[str]:
    """Addresses in a feed or a sitemap, packed or not."""
    text = gzip.decompress(body) if body.startswith(PACKED) else body
    return ANNOUNCED.findall(text.decode())


READERS = {"scrapy": extracted, "scrapy_our_links": read_by_us}


def run(name: str, port: int, count: int) -> dict[str, Any]:
    """Crawl from the same starting points."""
    sites = numbered_sites(count, calm=True)
    sources = [source_of(site, port) for site in sites]
    starts = [lead.url for source in sources for lead in seeds(source, SCOPE, NOW)]
    held: list[str] = []
    reader = READERS[name]

    class Plain(scrapy.Spider):
        name = "plain"

        async def start(self) -> AsyncIterator[scrapy.Request]:
            for url in starts:
                yield scrapy.Request(url)

        def parse(self, response: scrapy.http.Response, **_: object) -> Iterator[scrapy.Request]:
            held.append(response.url)
            is_page = b"html" in (response.headers.get("Content-Type") or b"")
            for url in reader(response) if is_page else announced(response.body):
                yield scrapy.Request(url.replace("&amp;", "&"))

    socket.getaddrinfo, socket.gethostbyname = here(socket.getaddrinfo), here(socket.gethostbyname)
    used, wall = time.process_time(), time.perf_counter()
    concurrency = {"CONCURRENT_REQUESTS": PARALLEL, "CONCURRENT_REQUESTS_PER_DOMAIN": PER_HOST}
    process = AsyncCrawlerProcess({"LOG_ENABLED": False, "ROBOTSTXT_OBEY": False, **concurrency})
    process.crawl(Plain)
    process.start()
    cost = {"cpu": time.process_time() - used, "wall": time.perf_counter() - wall}
    wanted = {f"http://{site.host}.localhost:{port}{path}" for site in sites for path in (*site.pages(), *site.ways())}
    return cost | {
        "pages": len(held),
        "missed": len(wanted.difference(held)),
        "twice": len(held) - len(set(held)),
        "rss_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


if __name__ == "__main__":
    print(json.dumps(run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
