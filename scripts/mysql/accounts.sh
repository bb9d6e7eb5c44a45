# Creates the accounts of API, migrations, backup and restore, or sets their passwords to those in /secrets.
# The image runs it on an empty volume. To run it on an existing one:
# docker compose exec mysql bash /docker-entrypoint-initdb.d/accounts.sh
# The API's account can only read; each migration grants it further rights (api/src/cli/migrate.ts).
make_accounts() (
  set -euo pipefail
  login() { printf '[client]\nuser=root\npassword="%s"\n' "$(sed 's/[\\"]/\\&/g' /secrets/mysql_root_password)"; }
  account() {
    local password
    # Without the file, the account would have an empty password.
    password=$(sed "s/[\\\\']/\\\\&/g" "/secrets/$2") || exit 1
    echo "CREATE USER IF NOT EXISTS '$1'@'%' IDENTIFIED BY '$password';"
    echo "ALTER USER '$1'@'%' IDENTIFIED BY '$password';"
  }
  accounts=$(
    account suite mysql_password
    account suite_migrate mysql_migrate_password
    account suite_backup mysql_backup_password
    account suite_restore mysql_restore_password
  )
  mysql --defaults-extra-file=<(login) --protocol=socket << SQL
SET NAMES utf8mb4;
$accounts
GRANT SELECT ON suite.* TO 'suite'@'%', 'suite_backup'@'%';
GRANT ALL ON suite.* TO 'suite_migrate'@'%' WITH GRANT OPTION;
GRANT ALL ON suite.* TO 'suite_restore'@'%';
GRANT ALL ON \`suite\\_restored\`.* TO 'suite_restore'@'%';
GRANT ALL ON \`suite\\_replaced\`.* TO 'suite_restore'@'%';
SQL
  echo "MySQL has the accounts suite, suite_migrate, suite_backup and suite_restore."
)
make_accounts
