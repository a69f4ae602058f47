"""The faults of generated servers: who is turned away, who has to wait, and a limit that is measured here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kronika.sampleweb.scaled.plan import Fault, Plan
from kronika.sampleweb.site import HTML, Answer, Request, redirect

BUSY_FOR = 3  # requests: fewer than a page is tried
ROBOTS_DOWN_FOR = 2
BURST = 2.0  # requests that a limited site bears at once
FOR_EVER = 3_600.0
HANG_UP_EVERY = 5
ROBOTS = "/robots.txt"
AGAIN = (("Content-Type", HTML), ("Retry-After", "1"))


@dataclass(slots=True)
class Bucket:
    """Tokens that drip in at a rate; a request without one is too many."""

    rate: float
    left: float = BURST
    at: float | None = None

    def take(self, at: float) -> bool:
        """Whether there was a token at that moment."""
        if self.at is not None:
            self.left = min(BURST, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doorkeeper:
    """Turns visitors of one site away, as its fault wants; it remembers until it is reset."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.reset()

    def reset(self) -> None:
        """Forget everything."""
        self._bucket = Bucket(self._plan.rate)
        self._busy = 0
        self._robots = 0

    def refuse(self, request: Request, at: float) -> Answer | None:
        """The refusal this visitor gets at this moment, if any."""
        match self._plan.fault:
            case Fault.LIMITED if not self._bucket.take(at):
                return Answer(status=429, body=b"<h1>429</h1>", headers=AGAIN, fixed=False)
            case Fault.BUSY if request.path != ROBOTS and self._busy < BUSY_FOR:
                self._busy += 1
                return Answer(status=503, body=b"<h1>503</h1>", headers=AGAIN, fixed=False)
            case Fault.ROBOTS_DOWN if request.path == ROBOTS and self._robots < ROBOTS_DOWN_FOR:
                self._robots += 1
                return Answer(status=503, body=b"<h1>503</h1>", headers=AGAIN, fixed=False)
            case _:
                return None


def robots(plan: Plan) -> Answer:
    """The site's robots.txt."""
    pause = f"Crawl-delay: {plan.crawl_delay:g}\n" if plan.fault is Fault.PATIENT else ""
    return Answer(
        body=f"User-agent: *\n{pause}Disallow: /private/\n".encode(), headers=(("Content-Type", "text/plain"),)
    )


def instead(plan: Plan, request: Request) -> Answer | None:
    """What a site with this fault sends instead of any page."""
    if plan.fault is Fault.MOVED and request.host == plan.host:
        query = "&".join(f"{name}={value}" for name, value in request.query.items())
        target = request.base.replace("://", "://www.") + request.path + (f"?{query}" if query else "")
        return redirect(target, 301)
    if plan.fault is Fault.BROKEN:
        return Answer(status=500, body=b"<h1>500</h1>")
    return None


def impaired(plan: Plan, request: Request, answer: Answer, number: int | None) -> Answer:
    """The page as the fault lets it through; `number` is the article's, if it is one."""
    match plan.fault:
        case Fault.SLOW:
            return replace(answer, wait=plan.latency)
        case Fault.SILENT:
            return replace(answer, wait=FOR_EVER)
        case Fault.HANGS_UP if number and number % HANG_UP_EVERY == 0 and request.count == 0:
            promised = ("Content-Length", str(len(answer.body)))
            return replace(
                answer, body=answer.body[: len(answer.body) // 2], headers=(*answer.headers, promised), fixed=False
            )
        case _:
            return answer
