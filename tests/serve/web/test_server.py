"""The server's parts: who may bind where, and what the address is; the program itself is tested end to end."""

from __future__ import annotations

import socket

import pytest

from kronika.model.errors import AccessError, SettingsError
from kronika.serve.web.passwords import hash_password
from kronika.serve.web.server import address_of, check_bind, listening
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_loopback_needs_nobody(empty_store: Store, host: str) -> None:
    check_bind(host, empty_store)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "192.0.2.1", "kronika.example"])
def test_a_public_address_needs_a_user_with_a_password(empty_store: Store, host: str) -> None:
    with pytest.raises(AccessError, match="kronika user add NAME"):
        check_bind(host, empty_store)
    empty_store.users.add("nopassword", "", NOW)
    with pytest.raises(AccessError):
        check_bind(host, empty_store)
    empty_store.users.add("eva", hash_password("long enough"), NOW)
    check_bind(host, empty_store)


def test_a_free_port_is_told() -> None:
    with listening("127.0.0.1", 0) as door:
        address = address_of(door, "127.0.0.1")
        assert address == f"http://127.0.0.1:{door.getsockname()[1]}/"
        assert address_of(door, "0.0.0.0").startswith("http://localhost:")
        assert address_of(door, "::1").startswith("http://[::1]:")


def test_a_taken_port_and_an_unknown_host_give_sentences() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=f"port {port}"), listening("127.0.0.1", port):
            pass
    with pytest.raises(SettingsError, match="cannot listen"), listening("no-such-host.invalid", 0):
        pass
