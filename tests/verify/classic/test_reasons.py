"""Which of the published measures moved."""

from __future__ import annotations

from kronika.model.health import Reason
from kronika.verify.classic.delayed import Checked
from kronika.verify.classic.reasons import reasons_for
from kronika.verify.classic.seen import Seen

GOOD = [(100.0, 50.0, 5.0, 9.0, 1.0, 1.0, 0.0, 0.0, 5.0)] * 3
BAD = (900.0, 50.0, 5.0, 9.0, 7.0, 1.0, 0.0, 0.0, 5.0)
IN_TAGS_AND_PAGE = (True, True, True, True, False, False, False)
FINE = (False,) * 7


def test_each_flag_is_a_reason_with_its_medians_and_share() -> None:
    checked = Checked(distances=(1.0, 0.0, 0.0, 0.0, 1.0), limits=(0.5,) * 5)
    documents = [
        Seen(index=0, features=BAD, outside=IN_TAGS_AND_PAGE),
        Seen(index=1, features=GOOD[0], outside=FINE),
        Seen(index=2, features=BAD, outside=IN_TAGS_AND_PAGE),
        Seen(index=3, features=BAD, outside=(True, *FINE[1:])),
    ]
    assert reasons_for(checked, GOOD, documents) == (
        Reason(measure="classic_page_size", usual=100.0, now=900.0, share=0.5),
        Reason(measure="classic_tags", usual=7.0, now=13.0, share=0.75),
    )


def test_where_no_document_is_suspicious_all_speak() -> None:
    checked = Checked(distances=(0.0, 0.0, 1.0, 0.0, 0.0), limits=(0.5,) * 5)
    documents = [Seen(index=0, features=GOOD[0], outside=FINE)]
    assert reasons_for(checked, GOOD, documents) == (
        Reason(measure="classic_paragraphs", usual=5.0, now=5.0, share=0.0),
    )
