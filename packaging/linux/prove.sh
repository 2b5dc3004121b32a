#!/usr/bin/env bash
# Proves a .deb in a fresh Debian that has nothing else in it: installed, self-tested, upgraded over an older one with a
# game running, purged, and nothing left behind. Needs root and debootstrap.
#
#   packaging/linux/prove.sh FILE.deb bookworm [FOLDER]     FOLDER keeps the bare system for the next time
#   OLD=OLDER.deb packaging/linux/prove.sh …                upgrades over that one, not over FILE.deb called older
set -euo pipefail

deb="$(realpath "$1")"
suite="$2"
keep="${3:-$(mktemp -d)}"
base="$keep/base-$suite"
root="$keep/prove-$suite"
user="HOME=/home/gm PATH=/usr/bin:/bin"

say() { printf '\n== %s\n' "$*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
inside() { chroot "$root" /usr/bin/env -i "$@"; }
as_user() { chroot --userspec=1000:1000 "$root" /usr/bin/env -i $user "$@"; }
clean_up() { umount -q "$root/proc" "$root/dev/shm" 2>/dev/null || :; }
trap clean_up EXIT
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log -o -path ./tmp \
    -o -path ./home -o -path ./var/lib/dpkg \) -prune -o -print | sort); }

[ -d "$base" ] || { say "debootstrap $suite"; debootstrap --variant=minbase "$suite" "$base" >/dev/null; }
clean_up
rm -rf "$root"
cp -a "$base" "$root"
mkdir -p "$root/dev/shm"
mount -t proc proc "$root/proc"
install -d -o 1000 -g 1000 "$root/home/gm"
cp "$deb" "$root/tmp/new.deb"
inside PATH=/usr/sbin:/usr/bin:/sbin:/bin dpkg-query -W >"$root/tmp/packages"
files >"$keep/before-$suite"

say "the program without its package's recommended ones: $(wc -l <"$root/tmp/packages") packages in this $suite, no Python, no X, no OpenGL, no font"
inside PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive dpkg -i /tmp/new.deb
[ ! -e "$root/usr/bin/python3" ] || fail "this is no bare system"

say "version, and one sentence where there is no display"
as_user mafia-gm --version
set +e
told="$(as_user mafia-gm 2>&1)"; code=$?
set -e
echo "$code: $told"
[ "$code" = 2 ] && [ "$(printf '%s\n' "$told" | wc -l)" = 1 ] || fail "no single sentence"

say "self-test"
as_user LC_ALL=C.UTF-8 mafia-gm --selftest /home/gm/seen.png || fail "the self-test found something"
sed -n 's/^ *"\(python\|qt\|system\|font\|seconds\|bundled\)"/&/p' "$root/home/gm/seen.json"
cp "$root/home/gm/seen.png" "$keep/seen-$suite.png"

say "the command line"
as_user mafia-gm rules maffia --lang sv | head -3 || fail "rules"

say "an upgrade keeps settings, players and a running game"
mkdir "$root/tmp/old"
dpkg-deb -R "${OLD:-$root/tmp/new.deb}" "$root/tmp/old"
sed -i 's/^Version: .*/Version: 0.0.1/' "$root/tmp/old/DEBIAN/control"
touch "$root/tmp/old/usr/lib/mafia-gm/only-in-the-old-one"
dpkg-deb --root-owner-group -Zzstd -z1 --build "$root/tmp/old" "$root/tmp/old.deb" >/dev/null
inside PATH=/usr/sbin:/usr/bin:/sbin:/bin dpkg -i --force-downgrade /tmp/old.deb >/dev/null
[ -e "$root/usr/lib/mafia-gm/only-in-the-old-one" ] || fail "the older one was not installed"
install -d -o 1000 -g 1000 "$root/home/gm/.config/mafia-gm" "$root/home/gm/.local/share/mafia-gm/games"
cp "$(dirname "${BASH_SOURCE[0]}")/../../tests/records/mafia_plus.mafia" "$root/home/gm/.local/share/mafia-gm/games/tonight.mafia"
echo '{"screen": "pl", "scale": 1.2}' >"$root/home/gm/.config/mafia-gm/settings.json"
echo '{"people": [{"name": "Ala", "evenings": 3}]}' >"$root/home/gm/.local/share/mafia-gm/players.json"
chown -R 1000:1000 "$root/home/gm"
game=/home/gm/.local/share/mafia-gm/games/tonight.mafia
sums() { (cd "$root/home/gm" && cksum .local/share/mafia-gm/players.json .local/share/mafia-gm/games/tonight.mafia); }
said="$(as_user LC_ALL=C.UTF-8 mafia-gm replay $game)" # by the older one
before="$(sums)"
as_user LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen mafia-gm $game 2>"$root/tmp/running" &
running=$!
for _ in $(seq 300); do
    program="$(pgrep -f "^mafia-gm $game" || :)"
    [ -n "$program" ] && grep -q libqoffscreen "/proc/$program/maps" && break
    read -rt 0.2 <> <(:) || :
done
[ -n "$program" ] || fail "the game did not open"
inside PATH=/usr/sbin:/usr/bin:/sbin:/bin dpkg -i /tmp/new.deb >/dev/null
[ ! -e "$root/usr/lib/mafia-gm/only-in-the-old-one" ] || fail "something of the older one is left"
kill -0 "$program" || fail "the running program died: $(cat "$root/tmp/running")"
kill -TERM "$program"
wait "$running" || fail "the running program did not close well: $(cat "$root/tmp/running")"
[ "$(sums)" = "$before" ] || fail "the game or the players changed"
grep -q '"pl"' "$root/home/gm/.config/mafia-gm/settings.json" || fail "the settings are lost"
[ "$(as_user LC_ALL=C.UTF-8 mafia-gm replay $game)" = "$said" ] || fail "the game is not the same"
echo "kept: $(ls "$root/home/gm/.local/share/mafia-gm")"

say "purged, and nothing is left"
inside PATH=/usr/sbin:/usr/bin:/sbin:/bin dpkg --purge mafia-gm
files >"$keep/after-$suite"
diff "$keep/before-$suite" "$keep/after-$suite" || fail "something is left"
[ -s "$root$game" ] || fail "the user's game is gone"
say "$suite: proved"
