#!/bin/sh
# Runs in MySQL's image. Copies its client programs and openssl to /opt/mysql-tools, with the libraries and the loader
# that they need, because the target image may be based on another distribution. `bin` contains their start scripts.
set -eu

folder=/opt/mysql-tools
mkdir -p "$folder/bin" "$folder/lib" "$folder/programs"
for program in mysql mysqldump openssl; do
  file=$(command -v "$program")
  cp -L "$file" "$folder/programs/"
  for library in $(ldd "$file" | grep -o '/[^ )]*'); do
    cp -L "$library" "$folder/lib/"
  done
done
loader=$(cd "$folder/lib" && ls ld-linux*)
for program in mysql mysqldump openssl; do
  printf '#!/bin/sh\nexec %s --library-path %s %s "$@"\n' \
    "$folder/lib/$loader" "$folder/lib" "$folder/programs/$program" > "$folder/bin/$program"
done
chmod 755 "$folder"/bin/*
