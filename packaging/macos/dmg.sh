#!/usr/bin/env bash
# Puts "Mafia GM.app" on a disk image, beside a link to the folder of applications: macos/dmg.sh APP FILE.dmg
#
# CODESIGN_IDENTITY names the certificate of a developer; without one the application is signed for this computer only,
# and whoever downloads it has to allow it in the system's settings.
set -euo pipefail

app="$1"
image="$2"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

cp -R "$app" "$folder/"
if [ -n "${CODESIGN_IDENTITY:-}" ]; then
    codesign --force --deep --options runtime --entitlements "$(dirname "$0")/entitlements.plist" --timestamp \
        --sign "$CODESIGN_IDENTITY" "$folder/Mafia GM.app"
else
    codesign --force --deep --sign - "$folder/Mafia GM.app" # what was added after packing is signed, too
fi
codesign --verify --deep --strict "$folder/Mafia GM.app"
ln -s /Applications "$folder/Applications"
rm -f "$image"
for _ in 1 2 3 4 5; do # right after signing the system may still be looking through the files: "Resource busy"
    hdiutil create -volname "Mafia GM" -srcfolder "$folder" -format UDZO -imagekey zlib-level=9 -ov -quiet "$image" && break
    sleep 10
done
hdiutil verify -quiet "$image"
