"""The real nginx with the shipped configuration, on free ports of this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx" / "annotate.conf"
NAME = "annotate.example.org"
MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
{user}
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/annotate.conf;
}}
"""


@contextmanager
def nginx(folder: Path, *, kronika: int, plain: int, secure: int) -> Iterator[Path]:
    """nginx in front of Kronika, with only ports, folder, certificate and one rate of the configuration replaced; its certificate."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    certificate, key = make_certificate(folder)
    text = CONFIGURATION.read_text(encoding="utf-8")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("    listen [::]:80;\n", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("127.0.0.1:8470", f"127.0.0.1:{kronika}"),
        ("zone=kronika_pages:10m rate=20r/s", "zone=kronika_pages:10m rate=1r/m"),  # slow machines reach that, too
        ("/var/cache/nginx/kronika", f"{folder}/cache"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
    ):
        assert old in text, f"the shipped configuration has no “{old}” any more"
        text = text.replace(old, new)
    (folder / "annotate.conf").write_text(text, encoding="utf-8")
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder, user="user root;" if os.geteuid() == 0 else ""), encoding="utf-8")
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(main)], stderr=subprocess.PIPE, text=True)
    try:
        wait_for(secure, process)
        yield certificate
    finally:
        process.terminate()
        process.communicate(timeout=20)


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Until it accepts connections."""
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert process.poll() is None, process.communicate()[1]
            time.sleep(0.05)
    raise AssertionError("nginx did not start")


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of our own for the name."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    built = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(built.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return certificate, private
