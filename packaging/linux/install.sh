#!/bin/sh
# Mafia GM @VERSION@: installs the program for you alone, below ~/.local or another folder. Nothing asks for root.
#
#   sh mafia-gm.run                    install, or upgrade
#   sh mafia-gm.run --prefix FOLDER    below this folder
#   sh mafia-gm.run --uninstall        remove it again; your games and settings stay
set -eu

prefix="${XDG_DATA_HOME:-}"
case "$prefix" in
    */share) prefix="${prefix%/share}" ;;
    *) prefix="${HOME:?is not set; name a folder: --prefix FOLDER}/.local" ;;
esac
action=install
while [ $# -gt 0 ]; do
    case "$1" in
        --prefix) prefix="${2:?--prefix needs a folder}"; shift ;;
        --uninstall) action=uninstall ;;
        *) sed -n '2,6s/^# \{0,1\}//p' "$0"; [ "$1" = --help ] && exit 0 || exit 2 ;;
    esac
    shift
done
case "$prefix" in /*) ;; *) prefix="$PWD/$prefix" ;; esac
home="$prefix/lib/mafia-gm"
list="$home/installed-files"

stop() { echo "mafia-gm: $*" >&2; exit 1; }

refresh() { # menus and file types, where the desktop has the tools
    command -v update-desktop-database >/dev/null 2>&1 && update-desktop-database -q "$prefix/share/applications" || :
    command -v update-mime-database >/dev/null 2>&1 && update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || :
    command -v gtk-update-icon-cache >/dev/null 2>&1 && gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor" 2>/dev/null || :
}

remove() { # what the list names, then the folders that are empty
    [ -f "$list" ] || return 0
    mv "$list" "$prefix/.mafia-gm-removing"
    while IFS= read -r file; do
        rm -f "$prefix/$file"
    done <"$prefix/.mafia-gm-removing"
    sed 's,/[^/]*$,,' "$prefix/.mafia-gm-removing" | sort -ru | while IFS= read -r folder; do
        while [ -n "$folder" ] && [ "$folder" != . ]; do
            rmdir "$prefix/$folder" 2>/dev/null || break
            case "$folder" in */*) folder="${folder%/*}" ;; *) folder= ;; esac
        done
    done
    rm -f "$prefix/.mafia-gm-removing"
}

if [ "$action" = uninstall ]; then
    [ -f "$list" ] || stop "it is not installed below $prefix"
    remove
    mkdir -p "$prefix/share/mime/packages" # without it the file type would not be forgotten
    refresh
    rmdir "$prefix/share/mime/packages" "$prefix/share/mime" "$prefix/share" 2>/dev/null || :
    echo "Mafia GM is removed. Your games and settings are still there."
    exit 0
fi

line="$(awk '/^__ARCHIVE__$/ { print NR + 1; exit }' "$0")"
[ "$(tail -n "+$line" "$0" | cksum | cut -d' ' -f1,2)" = "@SUM@" ] || stop "this file is damaged; fetch it again"
mkdir -p "$prefix" || stop "$prefix cannot be made"
fresh="$prefix/.mafia-gm-new.$$"
trap 'rm -rf "$fresh" "$fresh.files"' EXIT
mkdir "$fresh"
tail -n "+$line" "$0" | tar -xzf - -C "$fresh" || stop "it could not be unpacked; is the disk full?"
"$fresh/lib/mafia-gm/mafia-gm" --version >/dev/null || stop "it does not run here; see the message above"
remove # an older one; nothing of it is mixed with the new
(cd "$fresh" && find . ! -type d | sed 's,^\./,,' | sort) >"$fresh.files"
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    mv -f "$fresh/$file" "$prefix/$file"
done <"$fresh.files"
mv "$fresh.files" "$list"
entry="$prefix/share/applications/mafia-gm.desktop"
sed "s,^Exec=.*,Exec=\"$prefix/bin/mafia-gm\" %f," "$entry" >"$entry.new" && mv "$entry.new" "$entry"
refresh
echo "Mafia GM @VERSION@ is installed: look for it in the menu, or run $prefix/bin/mafia-gm"
case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "($prefix/bin is not on your PATH.)" ;; esac
exit 0
__ARCHIVE__
