#!/usr/bin/env bash
# Stops a release whose tag is not the program's version: packaging/tagged.sh refs/tags/v0.1.0. Branches pass.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
version="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' mafia_gm/__init__.py)"
[ -n "$version" ] || { echo "mafia_gm/__init__.py names no version" >&2; exit 1; }
grep -q "^version = \"$version\"$" pyproject.toml || { echo "pyproject.toml names another version than $version" >&2; exit 1; }
case "$1" in
    refs/tags/*) [ "$1" = "refs/tags/v$version" ] || { echo "the tag is $1, the program is $version" >&2; exit 1; } ;;
esac
echo "version $version"
