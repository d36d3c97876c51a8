#!/usr/bin/env bash
# Speaks content/terms-speech.txt into the audio explanation of the terms dialog.
# Needed only when that text changes: the MP3 is kept in the repository.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
text="$root/content/terms-speech.txt"
mp3="$root/src/web/public/audios/Privacyterms.mp3"
max_bytes=500000

missing=()
for tool in espeak-ng sox lame; do
  command -v "$tool" >/dev/null || missing+=("$tool")
done
if ((${#missing[@]} > 0)); then
  echo "speak-terms: not installed: ${missing[*]} (on Debian or Ubuntu: apt-get install ${missing[*]})" >&2
  exit 1
fi
if [[ ! -s $text ]]; then
  echo "speak-terms: no text to speak in $text" >&2
  exit 1
fi

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# The file holds correct Arabic; espeak-ng needs four things spelt its own way. Matched as UTF-8 bytes, so that
# the result does not depend on the locale of the machine.
#   1. shadda before its vowel: Unicode normalisation puts it after, and then espeak-ng drops the vowel
#   2. a pausal taa marbuta as haa: otherwise it is read as t
#   3. no alif after kasra, where it is only a connecting hamza (bihtiram, not bi-ahtiram)
#   4. a connecting hamza joined to the word before it (minal-matjar, not mina al-matjar)
vowel=$'\xd9[\x8e-\x90]' tanwin_or_vowel=$'\xd9[\x8b-\x90]' shadda=$'\xd9\x91' sukun=$'\xd9\x92' kasra=$'\xd9\x90'
taa_marbuta=$'\xd8\xa9' haa=$'\xd9\x87' alif=$'\xd8\xa7' alif_maqsura=$'\xd9\x89' yaa=$'\xd9\x8a' lam=$'\xd9\x84'
letter=$'[\xd8\xd9].'
LC_ALL=C sed -E \
  -e "s/($tanwin_or_vowel)$shadda/$shadda\1/g" \
  -e "s/$taa_marbuta$sukun/$haa$sukun/g" \
  -e "s/$kasra$alif/$kasra/g" \
  -e "s/($vowel)($yaa|$alif|$alif_maqsura)? $alif($letter$sukun)/\1\3/g" \
  -e "s/($vowel)($yaa|$alif|$alif_maqsura)? $alif$lam($letter$shadda)/\1\3/g" \
  "$text" >"$work/speech.txt"

# espeak-ng counts words by the length of English ones: its 160 is about 95 Arabic words a minute, a teacher's pace.
espeak-ng -v ar -b 1 -s 160 -p 45 -f "$work/speech.txt" -w "$work/raw.wav"

# Even loudness first, so that a tablet's small speaker carries the quiet ends of sentences, then a common peak.
# No dither (-D), so that the same text gives the same file.
sox -D "$work/raw.wav" -c 1 -r 22050 "$work/even.wav" \
  gain -6 highpass 90 compand 0.02,0.25 6:-60,-50,-30,-18,-10,-9,0,-7 -3 -60 0.02 norm -1 gain -l 5 pad 0.2 0.3 norm -2

lame --quiet -m m --cbr -b 32 -q 2 "$work/even.wav" "$work/terms.mp3"

bytes=$(wc -c <"$work/terms.mp3")
if ((bytes > max_bytes)); then
  echo "speak-terms: $((bytes)) bytes, more than the $max_bytes a phone should have to load" >&2
  exit 1
fi
mkdir -p -- "$(dirname -- "$mp3")"
mv -- "$work/terms.mp3" "$mp3"
chmod 644 -- "$mp3"
echo "speak-terms: ${mp3#"$root/"}, $((bytes)) bytes, $(sox --i -D "$mp3") seconds"
