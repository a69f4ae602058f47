"""The wish to stop: the first signal is a wish, the second an order, and afterwards all is as before."""

from __future__ import annotations

import os
import signal

import pytest

from kronika.flow.interruption import stop_wish


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_first_signal_is_a_wish_and_the_second_an_order(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with stop_wish() as wish:
        assert not wish.is_set()
        os.kill(os.getpid(), number)
        assert wish.wait(5)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), number)
            signal.sigtimedwait([], 5)
    assert signal.getsignal(number) is before
