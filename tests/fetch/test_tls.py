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

from kronika.fetch.single import fetch_one
from kronika.model.clock import system_clock
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite


def self_signed(folder: Path, name: str) -> ssl.SSLContext:
    """A server's side with a certificate that only it believes in."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
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
