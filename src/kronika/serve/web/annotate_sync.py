"""What the annotator's script says and is told, as JSON: answers in, receipts and the next fragments out; and undo."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import JSONResponse, Response

from kronika.model.annotation import Choice, GivenAnswer
from kronika.serve.web.annotate import checked
from kronika.serve.web.annotate_ask import shown
from kronika.serve.web.annotate_device import address_of, recognise, remember
from kronika.serve.web.annotate_progress import counted, thanks, told
from kronika.serve.web.guests import Script, timed

AHEAD = 4  # fragments a device holds: the one on screen and the next three
MOST = 100  # answers at once
LARGEST = 2**63 - 1

Client = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{8,64}$")]
Number = Annotated[int, Field(ge=1, le=LARGEST)]

router = APIRouter()


class Said(BaseModel):
    """One answer of a device."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    fragment: Number
    choice: Choice
    client: Client
    seconds: float | None = Field(None, ge=0, le=86400, allow_inf_nan=False)


class Sent(BaseModel):
    """What a device sends: its answers, the fragments it holds, how many more it wants, and its fingerprint."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    answers: list[Said] = Field([], max_length=MOST)
    holding: list[Number] = Field([], max_length=10 * MOST)
    want: int | None = Field(None, ge=0, le=AHEAD)
    fingerprint: str | None = Field(None, max_length=300, pattern=r"^[^\x00-\x1f]*$")


class TakenBack(BaseModel):
    """Which answer a device takes back."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    client: Client


@router.post("/annotate/{kind}/answers")
def answers(visit: Script, kind: str, sent: Sent) -> Response:
    """Keep the answers, then tell what became of each and what to ask next."""
    desk, kind = visit.shell.desk, checked(kind)
    recognised = recognise(visit, sent.fingerprint)
    number = recognised.annotator.id
    given = [
        GivenAnswer(fragment_id=one.fragment, choice=one.choice, client=one.client, seconds=one.seconds)
        for one in sent.answers
    ]
    receipts = desk.answer(number, given, address=address_of(visit)) if given else []
    want = max(0, AHEAD - len(sent.holding)) if sent.want is None else sent.want
    fragments = desk.hand_out(number, kind, holding=sent.holding, count=want) if want else []
    progress = desk.progress(number, kind)
    response = JSONResponse(
        {
            "receipts": [{"client": one.client, "fragment": one.fragment_id, "status": one.status} for one in receipts],
            "fragments": [shown(fragment) for fragment in fragments],
            "progress": told(progress, visit.tongue),
            "thanks": thanks(progress, counted(given, receipts), visit.tongue),
        }
    )
    return timed(visit, remember(visit, response, recognised))


@router.post("/annotate/{kind}/undo")
def undo(visit: Script, kind: str, taken: TakenBack) -> Response:
    """Take an answer back; one that is not there, or was taken back already, is no fault."""
    kind, recognised = checked(kind), recognise(visit)
    fragment = visit.shell.desk.undo(recognised.annotator.id, taken.client)
    progress = visit.shell.desk.progress(recognised.annotator.id, kind)
    response = JSONResponse(
        {"fragment": shown(fragment) if fragment else None, "progress": told(progress, visit.tongue)}
    )
    return timed(visit, remember(visit, response, recognised))
