"""What a watched page says of its age, rightly or wrongly, and whether a visitor has it already."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime, parsedate_to_datetime
from hashlib import blake2b

from kronika.sampleweb.site import Answer, Request
from kronika.sampleweb.watched.design import Dating

TAGGED = {Dating.BOTH, Dating.ETAG, Dating.RESTLESS}


def dated(answer: Answer, request: Request, dating: Dating, since: datetime, now: datetime) -> Answer:
    """The answer with its validators, or 304 where the visitor has this page; `since` is when it came to be so."""
    tag, modified = validators(answer.body, dating, since, now, request.count)
    headers = answer.headers
    headers += (("ETag", tag),) if tag else ()
    headers += (("Last-Modified", format_datetime(modified, usegmt=True)),) if modified else ()
    status = 304 if is_had(request, tag, modified) else answer.status
    return Answer(status=status, body=b"" if status == 304 else answer.body, headers=headers, fixed=False)


def validators(
    body: bytes, dating: Dating, since: datetime, now: datetime, count: int
) -> tuple[str | None, datetime | None]:
    """The tag and the moment of change that the server claims."""
    salt = f"/{count}" if dating is Dating.RESTLESS else ""
    tag = f'"{blake2b(body + salt.encode(), digest_size=8).hexdigest()}"' if dating in TAGGED else None
    if dating is Dating.TODAY:
        return tag, now + timedelta(seconds=count)
    return tag, since if dating in {Dating.BOTH, Dating.MODIFIED} else None


def is_had(request: Request, tag: str | None, modified: datetime | None) -> bool:
    """Whether the visitor says that it has this very page; a tag counts before a moment."""
    asked = request.headers.get("if-none-match")
    if asked is not None:
        return tag is not None and tag in (one.strip() for one in asked.split(","))
    since = request.headers.get("if-modified-since")
    if since is None or modified is None:
        return False
    try:
        asked_since = parsedate_to_datetime(since)
    except ValueError:
        return False
    aware = asked_since if asked_since.tzinfo else asked_since.replace(tzinfo=UTC)  # "-0000" is UTC too
    return aware >= modified.replace(microsecond=0)
