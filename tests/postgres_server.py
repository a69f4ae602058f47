"""A real PostgreSQL server for tests: a throw-away cluster on loopback that ends with the test run."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

PACKAGE = "PostgreSQL is not installed; tests need the Debian package “postgresql” (initdb and postgres)."
STARTS = 3
PATIENCE = 60.0  # seconds
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=50", "shared_buffers=32MB")


class Missing(Exception):
    """No PostgreSQL on this machine."""


class PostgresServer:
    """One cluster in a temporary folder. Every process of a parallel run starts its own, on a port of its own."""

    def __init__(self) -> None:
        self._programs = find_programs()
        self._user = server_user()
        # Not below pytest's folders: those are closed to the server's user when the tests run as root.
        self._folder = Path(tempfile.mkdtemp(prefix="kronika-pg-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self.port = 0
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        try:
            self._make()
            self._start()
        except BaseException:
            self.stop()
            raise

    def new_database(self, template: str = "template0") -> str:
        """The address of a fresh database: empty, or a copy of another of this server that nobody is using."""
        name = f"test_{next(self._numbers)}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {template.rpartition('/')[2]}")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        """Forget a database."""
        self._say(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")

    def url(self, name: str) -> str:
        """The address of a database of this server."""
        return f"postgresql://kronika@127.0.0.1:{self.port}/{name}"

    def kill_and_start_again(self, seconds: float) -> None:
        """End the server at once, as a crash would, and start it on the same port after a while."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)
        time.sleep(seconds)
        self._process = self._launch()
        if not self._answers():
            raise RuntimeError(f"PostgreSQL did not come back: {self._log.read_text(errors='replace')}")

    def stop(self) -> None:
        """End the server and remove its files."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
        shutil.rmtree(self._folder, ignore_errors=True)

    def _make(self) -> None:
        command = [
            self._programs / "initdb",
            "-D",
            self._data,
            "-U",
            "kronika",
            "--auth=trust",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        made = subprocess.run(
            [*self._as_user(), *map(str, command), "--no-sync"], cwd=self._folder, capture_output=True
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr.decode(errors='replace')}")

    def _start(self) -> None:
        for _ in range(STARTS):  # another program may take the free port first
            self.port = free_port()
            self._process = self._launch()
            if self._answers():
                return
        raise RuntimeError(f"PostgreSQL did not start: {self._log.read_text(errors='replace')}")

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._folder}",
            *QUICK,
        ]
        command = [str(self._programs / "postgres"), "-D", str(self._data)]
        command += [part for setting in settings for part in ("-c", setting)]
        with self._log.open("wb") as log:
            return subprocess.Popen([*self._as_user(), *command], cwd=self._folder, stdout=log, stderr=log)

    def _answers(self) -> bool:
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            try:
                self._say("SELECT 1")
            except psycopg.OperationalError:
                time.sleep(0.1)
            else:
                return True
        return False

    def _say(self, sentence: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True, connect_timeout=5) as connection:
            connection.execute(sentence.encode())

    def _as_user(self) -> list[str]:
        """PostgreSQL refuses to run as root. Where setpriv is there, the server also dies with us if we are killed."""
        setpriv = shutil.which("setpriv")
        if self._user is None:
            return [setpriv, "--pdeathsig", "QUIT"] if setpriv else []
        if setpriv is None:
            return ["runuser", "-u", self._user.pw_name, "--"]
        who = [f"--reuid={self._user.pw_uid}", f"--regid={self._user.pw_gid}", "--clear-groups"]
        return [setpriv, *who, "--pdeathsig", "QUIT"]

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"


def find_programs() -> Path:
    """The folder with initdb and postgres; Debian keeps them off the path, one folder per version."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Missing(PACKAGE)


def server_user() -> pwd.struct_passwd | None:
    """Who runs the server: we ourselves, or somebody harmless when we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("PostgreSQL does not run as root, and there is neither a user “postgres” nor “nobody”.")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
