"""The digest of a group as it would leave now: shown as the mail it is, and sent as a test to those who belong to it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.group import screen, told
from kronika.serve.web.original import CAGE, disarm
from kronika.serve.web.watch_found import found_group
from kronika.serve.web.watches import Said

router = APIRouter()


@router.get("/groups/{group_id:int}/digest")
def digest(visit: Reader, group_id: int) -> Response:
    """The mail's HTML in a cage, for the frame."""
    from kronika.flow.digest_trial import digest_html

    base = str(visit.request.base_url).rstrip("/")
    html = disarm(
        digest_html(visit.shell.chronicle(), found_group(visit, group_id), base)
    )  # its links would lead into the frame
    return Response(html.encode(errors="replace"), media_type="text/html; charset=utf-8", headers=CAGE)


@router.post("/groups/{group_id:int}/test")
def test(visit: Editor, group_id: int) -> Response:
    """Send the digest at once to all members, past the outbox: somebody waits for the answer. Nothing counts as told."""
    from kronika.flow.digest_trial import send_trial_digest

    known, text = found_group(visit, group_id), visit.tongue.text
    if all(member.left for member in known.members):
        return screen(visit, known, Said(fault=str(text("Nobody belongs to this group; add an address."))))
    tried = send_trial_digest(visit.shell.chronicle(), known)
    faults = [one.sentence for one in tried if one.sentence]
    if faults:
        return screen(visit, known, Said(fault=" ".join(faults)))
    if not tried:
        return screen(visit, known, Said(fault=str(text("This group has no page yet, so there is nothing to tell."))))
    sent = visit.tongue.plural(
        "A test digest was sent to %(n)s address.", "A test digest was sent to %(n)s addresses.", len(tried)
    )
    return screen(visit, known, told(visit, sent))
