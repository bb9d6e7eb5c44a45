#!/bin/sh
# Runs in MySQL's image. Copies its client programs and openssl to /opt/mysql-tools, with the libraries and the loader
# that they need, because the target image may be based on another distribution. `bin` contains their start scripts;
# `packages` lists the system packages they came from, for npm run sbom.
set -eu

folder=/opt/mysql-tools
mkdir -p "$folder/bin" "$folder/lib" "$folder/programs"
files=
for program in mysql mysqldump openssl; do
  file=$(command -v "$program")
  cp -L "$file" "$folder/programs/"
  files="$files $file"
  for library in $(ldd "$file" | grep -o '/[^ )]*'); do
    cp -L "$library" "$folder/lib/"
    files="$files $library"
  done
done
loader=$(cd "$folder/lib" && ls ld-linux*)
for program in mysql mysqldump openssl; do
  printf '#!/bin/sh\nexec %s --library-path %s %s "$@"\n' \
    "$folder/lib/$loader" "$folder/lib" "$folder/programs/$program" > "$folder/bin/$program"
done
chmod 755 "$folder"/bin/*

. /etc/os-release
{
  echo "$ID ${VERSION_ID:-none}"
  if command -v dpkg-query > /dev/null; then
    # dpkg may not find the loader by the path that ldd prints, but libc is in the same package.
    names=$(dpkg-query --search $files 2> /dev/null | grep -v '^diversion' | cut -d : -f 1 | sort -u || true)
    dpkg-query --show --showformat '${Package} ${Version} ${Architecture}\n' $names
  else
    rpm --query --queryformat '%{NAME} %{VERSION}-%{RELEASE} %{ARCH}\n' --file $files | sort -u
  fi
} > "$folder/packages"
