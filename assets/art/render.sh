#!/bin/sh
# render.sh NAME...|all|devices|scenes sketch|draft|quick|catalogue|daylight|final OUTDIR [VIEW]   (VIEW: front, angle, detail or place)
# render.sh contact-sheet OUTDIR                                   -> OUTDIR/contact-sheet.jpg
# One Blender at a time on purpose: the two cores are shared.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

if [ "$1" = contact-sheet ]; then
  cd "$2"
  montage -label '%t' $(ls *.png) -geometry 400x400+6+6 -tile 6x -background '#0b2a30' \
    -fill '#e9e2d6' -pointsize 15 -quality 88 contact-sheet.jpg
  exit 0
fi

names='' quality='' out='' view=angle
for word in "$@"; do
  if [ -n "$out" ]; then view=$word
  elif [ -n "$quality" ]; then out=$word
  else
    case $word in sketch|draft|quick|catalogue|daylight|final) quality=$word ;; *) names="$names $word" ;; esac
  fi
done
[ -n "$quality" ] && [ -n "$out" ] || { sed -n 2,3p "$0"; exit 2; }

scenes='' days='' devices=''
for name in $names; do
  case $name in
    all) scenes=all days=all devices=all ;;
    scenes) scenes=all days=all ;;
    devices) devices=all ;;
    arrivee|salon|securite|scenarios|climat|terrasse|lecture|collection|atelier|vitrine|slide-*) scenes="$scenes $name" ;;
    petit-dejeuner|dessin|pluie|colis|etabli|bureau|volets|jardin|cuisine|entree) days="$days $name" ;;
    *) devices="$devices $name" ;;
  esac
done

LUMIDAR_TYPEFACE=${LUMIDAR_TYPEFACE:-$here/screens.ttf}
export LUMIDAR_TYPEFACE

run() { # script names; keep the log readable but never hide an error
  nice -n 19 blender -b -noaudio --python-exit-code 1 --python "$here/$1" -- $2 --view "$view" --quality "$quality" --out "$out" \
    > "$out/.blender.log" 2>&1 || { tail -25 "$out/.blender.log" >&2; exit 1; }
  grep -a RENDERED "$out/.blender.log"
}
mkdir -p "$out"
[ -z "$scenes" ] || run scenes.py "$scenes"
[ -z "$days" ] || run daylight.py "$days"
case $view in place) maker=places.py ;; *) maker=products.py ;; esac
[ -z "$devices" ] || run "$maker" "$devices"
