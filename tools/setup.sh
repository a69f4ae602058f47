#!/bin/sh
# Creates .venv with the exact versions of constraints.lock.
set -eu
PYTHON="${PYTHON:-python3}"

say() { printf '%s\n' "$*" >&2; }

command -v "$PYTHON" >/dev/null 2>&1 || { say "Python 3.11 or newer is needed: install it (Debian: apt-get install python3) or call make PYTHON=/path/to/python3."; exit 1; }
"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { say "Kronika needs Python 3.11 or newer; $PYTHON is $("$PYTHON" -V 2>&1). Call make PYTHON=/path/to/python3.11."; exit 1; }

if ! "$PYTHON" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    # Debian ships the venv module apart from Python.
    package="python$("$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing $package …"
        apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >&2
    else
        say "Python's venv module is missing: install it first (Debian: sudo apt-get install $package)."
        exit 1
    fi
fi

[ -x .venv/bin/python ] || "$PYTHON" -m venv .venv
say "Installing Kronika and its tools into .venv …"
.venv/bin/python -m pip install --quiet --disable-pip-version-check -c constraints.lock -e '.[dev,postgres,docs,apprise,redis,natasha,nametag,charts,parquet]'
touch .venv/.ready
say "Ready: .venv/bin/kronika --help"
