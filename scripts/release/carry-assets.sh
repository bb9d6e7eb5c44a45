# Runs in the image that goes, with the new one's /srv at /new: puts what that is to have besides into /carried.
# former.txt names each carried file after the day on which it was replaced; it is kept for 30 days from then.
set -eu
today=$1
oldest=$(date --date "$today - 30 days" +%F)
touch /srv/former.txt /new/former.txt
mkdir -p /carried/dist

# The assets of a release itself, after a word.
own() {
  (cd "$2/dist" && find assets -type f | grep -vxF "$(cut -d ' ' -f 2 ../former.txt)" | sed "s,^,$1 ,")
}

# Of each file the latest day counts; what the new release has itself ("own" is sorted before all days) is no former one.
# A file that is too old stays known where it is in the new image already: else that would take it for its own.
cd /srv
{ own own /new; own "$today" /srv; cat /srv/former.txt /new/former.txt; } | sort --reverse |
  awk '!known[$2]++ && $1 != "own"' |
  while read -r day file; do
    if [ ! -e "/new/dist/$file" ]; then
      if [ "$day" \< "$oldest" ]; then continue; fi
      cp --parents --preserve=timestamps "dist/$file" /carried
    fi
    echo "$day $file"
  done > /carried/former.txt

# The gateway's warm-up gets to know them too.
{ cat /new/release.txt; sed -n '/\.\(br\|gz\)$/!s,.* ,/,p' /carried/former.txt; } |
  awk '!known[$0]++' > /carried/release.txt
