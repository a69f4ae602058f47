"""Real sentences in three languages, written for these tests."""

from __future__ import annotations

import pytest

CZECH = (
    "Příliš žluťoučký kůň úpěl ďábelské ódy. Město včera otevřelo most přes řeku; starosta řekl, že tři roky čekání stály za to. "
    "Šest tisíc lidí přišlo na nábřeží, děti pouštěly lodičky a hasiči měřili hladinu."
)
POLISH = (
    "Zażółć gęślą jaźń. Rada miasta przyjęła wczoraj budżet: więcej pieniędzy dostaną szkoły, mniej drogi. "
    "Mieszkańcy osiedla Źródło czekają na żłobek już pięć lat, ą nikt nie chce powiedzieć, kiedy skończy się budowa."
)
RUSSIAN = (
    "Съешь же ещё этих мягких французских булок. Вчера в городе открыли новый мост через реку, и тысячи жителей вышли на набережную. "
    "Строители обещают закончить вторую очередь к осени, если погода не помешает."
)


@pytest.fixture(name="czech")
def _czech() -> str:
    return CZECH


@pytest.fixture(name="polish")
def _polish() -> str:
    return POLISH


@pytest.fixture(name="russian")
def _russian() -> str:
    return RUSSIAN
