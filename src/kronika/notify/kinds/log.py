"""The channel log: one JSON line for each message in a file of the chronicle's folder, never twice."""

from __future__ import annotations

import fcntl
import os
import re
from pathlib import Path

from kronika.model.alert import Message, Notifier
from kronika.model.errors import InputError, NotifyError
from kronika.notify.channel import Means
from kronika.notify.identity import identity
from kronika.notify.payload import payload

USUAL = "alerts.jsonl"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,100}\.(?:jsonl|log)")  # never kronika.toml, never another folder


class Log:
    """Where the file is not named it is alerts.jsonl."""

    words = ("log",)

    def check(self, target: str) -> str:
        """A plain file name."""
        name = target or USUAL
        if not NAME.fullmatch(name):
            raise InputError(
                f"“{target[:100]}” is no name for a log of messages; write log:{USUAL}, or another name that ends in "
                ".jsonl or .log, without folders."
            )
        return name

    def shown(self, target: str) -> str:
        """As it is."""
        return target

    def open(self, means: Means) -> Notifier:
        """A writer into the chronicle's folder."""
        return LogWriter(means.home)


class LogWriter:
    """Appends to files in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def send(self, message: Message, target: str) -> None:
        """Append one line, unless the message is in the file already: a log can tell, so a repeat stays away."""
        path = self._folder / KIND.check(target)
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW, 0o640)
            with os.fdopen(file, "rb+", buffering=0) as opened:
                fcntl.flock(opened, fcntl.LOCK_EX)
                kept = opened.read()
                if f'"id":"{identity(message)}"'.encode() in kept:
                    return
                torn = b"\n" if kept and not kept.endswith(b"\n") else b""  # a kill may have cut the last line off
                opened.write(torn + payload(message) + b"\n")
                os.fsync(opened.fileno())
        except OSError as error:
            raise NotifyError(f"The log {path.name} cannot be written: {error.strerror}.", retry=True) from error


KIND = Log()
