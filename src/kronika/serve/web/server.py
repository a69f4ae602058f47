"""The server: listens, says where, and stops cleanly when asked to."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from kronika.model.clock import Clock, system_clock
from kronika.model.errors import AccessError, SettingsError
from kronika.serve.gate.by_path import ByPath
from kronika.serve.gate.hosts import is_loopback
from kronika.serve.web.app import create_app
from kronika.settings import Settings
from kronika.store.store import Store

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
GRACE = 3  # seconds for requests under way when stopping


def serve(
    store: Store,
    settings: Settings,
    *,
    clock: Clock = system_clock,
    on_ready: Callable[[str], None] = lambda address: None,
    beside: Mapping[str, ASGIApp] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. `on_ready` gets the address once connections are accepted.

    `beside` are other doors by the beginning of their paths; the screens answer all the rest.
    """
    host, port = settings.serve.host, settings.serve.port
    check_bind(host, store)
    config = uvicorn.Config(
        ByPath(create_app(store, settings, clock=clock), beside or {}),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="off",
        ws="none",
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips="127.0.0.1,::1",  # a proxy on this machine may say that the outside speaks https
    )
    with listening(host, port) as door:
        Server(config, on_ready=lambda: on_ready(address_of(door, host))).run(sockets=[door])


def check_bind(host: str, store: Store) -> None:
    """Refuse a public address as long as nobody has a password."""
    if is_loopback(host) or any(user.password_hash for user in store.users.all()):
        return
    raise AccessError(
        f"Kronika does not listen on {host or 'all addresses'} before there is a user with a password; "
        "make one with “kronika user add NAME”, or stay on 127.0.0.1."
    )


class Server(uvicorn.Server):
    """uvicorn that tells when it is ready, and leaves signals as it found them instead of raising them again."""

    def __init__(self, config: uvicorn.Config, *, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on the first signal, at once on the second; the caller's own clean-up comes after us."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.on_signal) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        """Finish what is under way; a second request does not wait for it."""
        self.force_exit = self.should_exit
        self.should_exit = True


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket bound to the address, or a sentence why not."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        door = socket.create_server(address[:2], family=family, backlog=128)
    except OSError as error:
        raise SettingsError(
            f"Kronika cannot listen on {host} port {port}: {error.strerror}; "
            "choose another with --port, or 0 for any free one."
        ) from error
    with door:
        yield door


def address_of(door: socket.socket, host: str) -> str:
    """The address to open in a browser on this machine."""
    port = door.getsockname()[1]
    if host in ("", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
