# Makes the accounts of API and migrations, or gives them the passwords that stand in /secrets now. The image runs it on an
# empty volume; on another one: docker compose exec mysql bash /docker-entrypoint-initdb.d/accounts.sh
# The API's reads; what else it may do is given by each migration (api/src/db/grant-rights.ts).
make_accounts() (
  set -euo pipefail
  in_quotes() { sed "s/[\\\\']/\\\\&/g" "/secrets/$1"; }
  login() { printf '[client]\nuser=root\npassword="%s"\n' "$(sed 's/[\\"]/\\&/g' /secrets/mysql_root_password)"; }
  api=$(in_quotes mysql_password)
  migrate=$(in_quotes mysql_migrate_password)
  mysql --defaults-extra-file=<(login) --protocol=socket << SQL
SET NAMES utf8mb4;
CREATE USER IF NOT EXISTS 'suite'@'%' IDENTIFIED BY '$api';
ALTER USER 'suite'@'%' IDENTIFIED BY '$api';
GRANT SELECT ON suite.* TO 'suite'@'%';
CREATE USER IF NOT EXISTS 'suite_migrate'@'%' IDENTIFIED BY '$migrate';
ALTER USER 'suite_migrate'@'%' IDENTIFIED BY '$migrate';
GRANT ALL ON suite.* TO 'suite_migrate'@'%' WITH GRANT OPTION;
SQL
  echo "MySQL has the accounts suite and suite_migrate."
)
make_accounts
