"""A secure connection is only good when the certificate is."""

from __future__ import annotations

import datetime as dt
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from kronika.fetch.crawl import Manners, crawl
from kronika.fetch.manners import ShortMemory
from kronika.fetch.single import fetch_one
from kronika.model.clock import system_clock
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.model.lead import Lead
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite
from tests.fetch.memory_frontier import MemoryFrontier


def self_signed(folder: Path, name: str, *, expired: bool = False) -> ssl.SSLContext:
    """A server's side with a certificate that only it believes in."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC) - dt.timedelta(30 if expired else 0)
    builder = x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - dt.timedelta(1)).not_valid_after(now + dt.timedelta(1))
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    both = folder / "server.pem"
    both.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return context


@pytest.fixture
def secure_site(tmp_path: Path) -> Iterator[LocalSite]:
    site = LocalSite(tls=self_signed(tmp_path, "secure.localhost"))
    site.page("/")
    site.start()
    yield site
    site.close()


def test_a_certificate_nobody_vouches_for_is_refused(secure_site: LocalSite, settings: FetchSettings) -> None:
    with pytest.raises(FetchError) as caught:
        fetch_one(f"https://secure.localhost:{secure_site.port}/", settings, clock=system_clock)
    assert caught.value.kind is FailureKind.TLS
    assert secure_site.asked == []


def test_a_site_with_a_bad_certificate_is_left_alone_after_few_tries(
    secure_site: LocalSite, settings: FetchSettings
) -> None:
    frontier, memory = MemoryFrontier(), ShortMemory()
    url = f"https://secure.localhost:{secure_site.port}/"
    frontier.open([Lead(url=f"{url}{number}", source_id=1) for number in range(50)])
    manners = Manners(memory=memory)
    report = crawl(frontier, lambda lead, page: (), settings, clock=system_clock, worker="w", manners=manners)
    assert report.failures == 50
    assert {miss.kind for miss in frontier.misses} == {FailureKind.TLS}
    assert sum("is left alone until" in miss.sentence for miss in frontier.misses) >= 40
    assert "certificate" in (memory.recall(["secure.localhost"])["secure.localhost"].sentence or "")


def test_an_expired_certificate_is_refused_with_its_reason(tmp_path: Path, settings: FetchSettings) -> None:
    site = LocalSite(tls=self_signed(tmp_path, "old.localhost", expired=True))
    site.page("/")
    site.start()
    try:
        with pytest.raises(FetchError, match="secure connection to old.localhost failed.*certificate") as caught:
            fetch_one(f"https://old.localhost:{site.port}/", settings, clock=system_clock)
        assert caught.value.kind is FailureKind.TLS
        assert site.asked == []
    finally:
        site.close()
