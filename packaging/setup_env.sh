#!/usr/bin/env bash
# Makes .venv from the lock files, and sees to the system libraries that Qt needs. Quick when nothing is to be done.
#
#   packaging/setup_env.sh run      what the program needs, with a window on X11 or Wayland
#   packaging/setup_env.sh dev      what tests and checks need besides; no display is asked for
#   packaging/setup_env.sh fuzz     the same with the guided fuzzer of `make campaign`, where there is one
#   packaging/setup_env.sh package  an environment for the packer alone, in build/package/venv
#
# As root on Debian or Ubuntu it installs what is missing; anybody else is told the exact line. PYTHON=… chooses
# the interpreter for a new .venv.
set -euo pipefail

mode="${1:-dev}"
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root"
venv="$root/.venv"
[ "$mode" = package ] && venv="$root/build/package/venv" && mkdir -p "$root/build/package"
py="$venv/bin/python"

say() { printf '%s\n' "$*" >&2; }
stop() { say "$@"; exit 3; }

# Two targets started at the same moment must not build the same folder.
if [ -z "${MAFIA_GM_SETUP_LOCKED:-}" ] && command -v flock >/dev/null 2>&1; then
    mkdir -p "$root/build"
    MAFIA_GM_SETUP_LOCKED=1 exec flock "$root/build/.setup.lock" bash "${BASH_SOURCE[0]}" "$mode"
fi

may_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

apt_install() {
    say "Installing from the system's packages: $*"
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 && return 0
    apt-get update -qq || stop "apt-get update failed: see its message above."
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
        stop "apt-get could not install: $* (see its message above)."
}

glib() { # what GLib's package is called here
    apt-cache show libglib2.0-0t64 >/dev/null 2>&1 && echo libglib2.0-0t64 || echo libglib2.0-0 # Debian 13, Ubuntu 24.04
}

# ------------------------------------------------------------------------------------------ the interpreter

fits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' >/dev/null 2>&1; }

find_python() {
    local name
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
        if command -v "$name" >/dev/null 2>&1 && fits "$name"; then
            "$name" -c 'import sys; print(sys.executable)'
            return 0
        fi
    done
    return 1
}

make_venv() {
    local python version
    if ! python="$(find_python)"; then
        may_apt && [ -z "${PYTHON:-}" ] && apt_install python3 python3-venv
        python="$(find_python)" || stop "Mafia GM needs Python 3.11, 3.12 or 3.13; install one (Debian, Ubuntu:" \
            "sudo apt-get install -y python3 python3-venv) or name it: make run PYTHON=/path/to/python3.12"
    fi
    if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        version="$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')"
        may_apt || stop "Python's venv module is missing; run: sudo apt-get install -y $version-venv"
        apt_install "$version-venv"
    fi
    say "Making .venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv"
    printf '%s\n' "$root" >"$venv/.root"
}

# A folder that was moved, or whose interpreter went away, is made anew.
if ! { [ -x "$py" ] && [ "$(cat "$venv/.root" 2>/dev/null)" = "$root" ] && fits "$py"; }; then
    make_venv
fi

# ------------------------------------------------------------------------------------------ Python packages

install_lock() { # install_lock LOCKFILE STAMP
    local sum
    sum="$(cksum <"$1")"
    [ "$(cat "$2" 2>/dev/null)" = "$sum" ] && return 0
    say "Installing $1"
    "$py" -m pip install --quiet --disable-pip-version-check --no-input --require-hashes -r "$1" ||
        stop "pip could not install $1 (see its message above)."
    printf '%s\n' "$sum" >"$2"
}

if [ "$mode" = run ]; then
    # The development lock holds the same releases: with it installed there is nothing to add.
    [ "$(cat "$venv/.stamp-dev" 2>/dev/null)" = "$(cksum <requirements-dev.lock)" ] ||
        install_lock requirements.lock "$venv/.stamp-run"
elif [ "$mode" = package ]; then
    install_lock requirements-package.lock "$venv/.stamp-package"
else
    install_lock requirements-dev.lock "$venv/.stamp-dev"
    [ "$mode" != fuzz ] || install_lock requirements-fuzz.lock "$venv/.stamp-fuzz"
fi

if [ "$mode" = package ]; then
    # What the window's plugins are linked with is bundled, so it must be here.
    if command -v dpkg-query >/dev/null 2>&1; then
        lost=
        for package in libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 "$(glib)" libxcb-cursor0 libxcb-icccm4 \
            libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0 libwayland-client0 libwayland-cursor0 binutils; do
            dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || lost="$lost $package"
        done
        # shellcheck disable=SC2086 # a list of words
        if [ -n "$lost" ]; then
            may_apt || stop "The packer needs some of the system's packages; run: sudo apt-get install -y$lost"
            apt_install $lost
        fi
    fi
    exit 0
fi

# The project itself: a path file and a starter. Nothing is built, so nothing is fetched and nothing grows stale.
if [ ! -x "$venv/bin/mafia-gm" ]; then
    "$py" - "$root" <<'PY'
import pathlib, sys, sysconfig
root = pathlib.Path(sys.argv[1])
pathlib.Path(sysconfig.get_path("purelib"), "mafia_gm_checkout.pth").write_text(f"{root}\n", encoding="utf-8")
starter = root / ".venv" / "bin" / "mafia-gm"
starter.write_text(f'#!/bin/sh\nexec "{root}/.venv/bin/python" -m mafia_gm "$@"\n', encoding="utf-8")
starter.chmod(0o755)
PY
fi

# ------------------------------------------------------------------------------------------ Qt's system libraries

[ "$(uname -s)" = Linux ] || exit 0
libs_stamp="$venv/.stamp-libs-$mode"
[ -e "$libs_stamp" ] && [ "$libs_stamp" -nt "$venv/.root" ] && exit 0

missing_libs() { # prints what cannot be loaded; silent when all is well
    "$py" - "$mode" <<'PY' 2>&1
import ctypes, pathlib, sys
try:
    import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtPrintSupport
    if sys.argv[1] == "run":
        for found in pathlib.Path(PySide6.__file__).parent.glob("Qt/plugins/platforms/libqxcb.so"):
            ctypes.CDLL(str(found))
except (ImportError, OSError) as missing:
    print(missing)
PY
}

lost="$(missing_libs)"
if [ -n "$lost" ]; then
    may_apt && { apt-get update -qq >/dev/null 2>&1 || true; }
    packages="libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 $(glib)"
    [ "$mode" = run ] && packages="$packages libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 \
libxcb-xkb1 libxkbcommon-x11-0"
    if may_apt; then
        # shellcheck disable=SC2086 # a list of words
        apt_install $packages
        lost="$(missing_libs)"
        [ -z "$lost" ] || stop "Qt still cannot be loaded: $lost"
    elif command -v apt-get >/dev/null 2>&1; then
        stop "Qt needs some of the system's libraries ($lost); run: sudo apt-get install -y $packages"
    else
        stop "Qt needs some of the system's libraries; install the package that holds the missing one: $lost"
    fi
fi
touch "$libs_stamp"
