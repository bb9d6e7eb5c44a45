# Runs in the replaced image, with the new image's /srv at /new, and writes the files to add to it to
# /carried. former.txt lists each carried file with the date on which it was replaced; files are kept for 30
# days.
set -eu
today=$1
oldest=$(date --date "$today - 30 days" +%F)
touch /srv/former.txt /new/former.txt
mkdir -p /carried/dist

# Prints the paths of a release's own assets, each preceded by the given word.
own() {
  (cd "$2/dist" && find assets -type f | grep -vxF "$(cut -d ' ' -f 2 ../former.txt)" | sed "s,^,$1 ,")
}

# The latest date of each file counts. A file of the new release is skipped, because "own" sorts before all
# dates. An expired file stays listed if the new image has it, so that it does not count as the release's
# own.
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

# Lists the carried files for the gateway's warm-up too.
{ cat /new/release.txt; sed -n '/\.\(br\|gz\)$/!s,.* ,/,p' /carried/former.txt; } |
  awk '!known[$0]++' > /carried/release.txt
