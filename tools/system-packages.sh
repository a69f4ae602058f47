#!/bin/sh
# The Debian packages that the tests drive for real: a browser with its driver and fonts, PostgreSQL, Redis and a reverse proxy.
set -eu
missing=""
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || missing="$missing chromium"
{ command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; } || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
{ command -v nginx || ls /usr/sbin/nginx; } >/dev/null 2>&1 || missing="$missing nginx-light"
ldconfig -p 2>/dev/null | grep -q 'libatomic\.so\.1' || missing="$missing libatomic1" # the browser's driver needs it
[ -d /usr/share/fonts/truetype ] || missing="$missing fonts-dejavu-core"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing for the tests:$missing" >&2
    # A package's own cluster is not needed: the tests make one for themselves.
    apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2
else
    echo "The tests need these packages: sudo apt-get install$missing" >&2
    exit 1
fi
