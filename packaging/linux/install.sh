#!/bin/sh
# Mafia GM @VERSION@: installs the program for you alone, below ~/.local or another folder. Nothing asks for root.
#
#   sh mafia-gm.run                    install, or upgrade
#   sh mafia-gm.run --prefix FOLDER    below this folder
#   sh mafia-gm.run --uninstall        remove it again; your games and settings stay
set -eu

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in pl*) language=2 ;; ru*) language=3 ;; sv*) language=4 ;; *) language=1 ;; esac
tell() { eval "printf '%s\n' \"\$$language\""; } # one of four: English, Polish, Russian, Swedish
stop() { printf 'mafia-gm: ' >&2; tell "$@" >&2; exit 1; }

prefix="${XDG_DATA_HOME:-}"
case "$prefix" in
    */share) prefix="${prefix%/share}" ;;
    *) prefix="${HOME:+$HOME/.local}" ;;
esac
action=install
while [ $# -gt 0 ]; do
    case "$1" in
        --prefix) prefix="${2:-}"; [ -n "$prefix" ] && shift ;;
        --uninstall) action=uninstall ;;
        *) sed -n '2,6s/^# \{0,1\}//p' "$0"; [ "$1" = --help ] && exit 0 || exit 2 ;;
    esac
    shift
done
[ -n "$prefix" ] || stop "name a folder: --prefix FOLDER" "podaj folder: --prefix FOLDER" \
    "укажите папку: --prefix ПАПКА" "ange en mapp: --prefix MAPP"
case "$prefix" in /*) ;; *) prefix="$PWD/$prefix" ;; esac
list="$prefix/lib/mafia-gm/installed-files"
removing="$prefix/.mafia-gm-removing"

refresh() { # menus and file types, where the desktop has the tools; what they wrote goes when nothing needs it
    applications="$prefix/share/applications" mime="$prefix/share/mime" icons="$prefix/share/icons/hicolor"
    if [ -d "$applications" ] && command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$applications" || :
        ls "$applications" | grep -qv '^mimeinfo\.cache$' || rm -f "$applications/mimeinfo.cache"
    fi
    if [ -d "$mime/packages" ] && command -v update-mime-database >/dev/null 2>&1; then
        update-mime-database "$mime" >/dev/null 2>&1 || :
        [ -n "$(ls "$mime/packages")" ] || (cd "$mime" && rm -f aliases generic-icons globs globs2 icons magic mime.cache \
            subclasses treemagic types version XMLnamespaces && rmdir ./*/ 2>/dev/null) || :
    fi
    if [ -e "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -qtf "$icons" 2>/dev/null || :
    fi
    [ ! -d "$icons" ] || touch "$icons" # desktops look here for whether there is something new
}

remove() { # what the list names, then the folders that are empty; one that was interrupted is gone on with
    [ ! -f "$list" ] || mv "$list" "$removing"
    [ -f "$removing" ] || return 0
    while IFS= read -r file; do
        rm -f "$prefix/$file"
    done <"$removing"
    sed 's,/[^/]*$,,' "$removing" | sort -ru | while IFS= read -r folder; do
        while [ -n "$folder" ] && [ "$folder" != share/mime/packages ]; do
            rmdir "$prefix/$folder" 2>/dev/null || break
            case "$folder" in */*) folder="${folder%/*}" ;; *) folder= ;; esac
        done
    done
    rm -f "$removing"
}

if [ "$action" = uninstall ]; then
    [ -f "$list" ] || [ -f "$removing" ] || stop "it is not installed below $prefix" \
        "nie jest zainstalowany w $prefix" "она не установлена в $prefix" "det är inte installerat under $prefix"
    remove
    refresh
    for folder in share/mime/packages share/mime share/applications share; do
        rmdir "$prefix/$folder" 2>/dev/null || :
    done
    rmdir "$prefix" 2>/dev/null || :
    tell "Mafia GM is removed. Your games and settings are still there." \
        "Mafia GM jest odinstalowany. Twoje gry i ustawienia pozostały." \
        "Mafia GM удалена. Ваши игры и настройки остались." \
        "Mafia GM är borttaget. Dina spel och inställningar finns kvar."
    exit 0
fi

line="$(awk '/^__ARCHIVE__$/ { print NR + 1; exit }' "$0")"
[ "$(tail -n "+$line" "$0" | cksum | cut -d' ' -f1,2)" = "@SUM@" ] || stop "this file is damaged; fetch it again" \
    "ten plik jest uszkodzony; pobierz go jeszcze raz" "этот файл повреждён; скачайте его ещё раз" \
    "filen är skadad; hämta den en gång till"
fresh="$prefix/.mafia-gm-new.$$"
trap 'rm -rf "$fresh" "$fresh.files"; rmdir "$prefix" 2>/dev/null || :' EXIT
trap 'exit 1' HUP INT TERM
mkdir -p "$fresh" 2>/dev/null || stop "nothing can be written in $prefix" "w $prefix nie można nic zapisać" \
    "в $prefix ничего нельзя записать" "det går inte att skriva i $prefix"
why="$(tail -n "+$line" "$0" | tar -xzf - -C "$fresh" 2>&1)" || {
    why="$(printf '%s\n' "$why" | head -n 1)" # of hundreds
    stop "it could not be unpacked; is the disk full? ($why)" "nie udało się rozpakować; czy dysk jest pełny? ($why)" \
        "не удалось распаковать; нет места на диске? ($why)" "det gick inte att packa upp; är disken full? ($why)"
}
"$fresh/lib/mafia-gm/mafia-gm" --version >/dev/null || stop "it does not run here; see the message above" \
    "nie działa na tym komputerze; zobacz komunikat powyżej" \
    "здесь она не запускается; смотрите сообщение выше" "det går inte att köra här; se meddelandet ovan"
(cd "$fresh" && find . ! -type d | sed 's,^\./,,' | sort) >"$fresh.files"
remove # an older one; nothing of it is mixed with the new
mkdir -p "$prefix/lib/mafia-gm"
cp "$fresh.files" "$list" # before them: what is interrupted from here on can be removed
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    mv -f "$fresh/$file" "$prefix/$file"
done <"$fresh.files"
entry="$prefix/share/applications/mafia-gm.desktop"
while IFS= read -r row; do
    case "$row" in Exec=*) row="Exec=\"$prefix/bin/mafia-gm\" %f" ;; esac
    printf '%s\n' "$row"
done <"$entry" >"$entry.new"
mv "$entry.new" "$entry"
refresh
run="$prefix/bin/mafia-gm"
tell "Mafia GM @VERSION@ is installed: look for it in the menu, or run $run" \
    "Mafia GM @VERSION@ jest zainstalowany: znajdziesz go w menu albo uruchom $run" \
    "Mafia GM @VERSION@ установлена: ищите её в меню или запустите $run" \
    "Mafia GM @VERSION@ är installerat: leta i menyn, eller kör $run"
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) tell "($prefix/bin is not on your PATH.)" "($prefix/bin nie należy do PATH.)" \
        "(Папки $prefix/bin нет в PATH.)" "($prefix/bin finns inte i PATH.)" ;;
esac
exit 0
__ARCHIVE__
