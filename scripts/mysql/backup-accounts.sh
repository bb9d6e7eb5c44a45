# Makes the accounts of backup and restore, or gives them the passwords that stand in /secrets now. The image runs it on an
# empty volume; on another one: docker compose exec mysql bash /docker-entrypoint-initdb.d/backup-accounts.sh
make_backup_accounts() (
  set -euo pipefail
  in_quotes() { sed "s/[\\\\']/\\\\&/g" "/secrets/$1"; }
  login() { printf '[client]\nuser=root\npassword="%s"\n' "$(sed 's/[\\"]/\\&/g' /secrets/mysql_root_password)"; }
  backup=$(in_quotes mysql_backup_password)
  restore=$(in_quotes mysql_restore_password)
  mysql --defaults-extra-file=<(login) --protocol=socket << SQL
SET NAMES utf8mb4;
CREATE USER IF NOT EXISTS 'suite_backup'@'%' IDENTIFIED BY '$backup';
ALTER USER 'suite_backup'@'%' IDENTIFIED BY '$backup';
GRANT SELECT ON suite.* TO 'suite_backup'@'%';
CREATE USER IF NOT EXISTS 'suite_restore'@'%' IDENTIFIED BY '$restore';
ALTER USER 'suite_restore'@'%' IDENTIFIED BY '$restore';
GRANT ALL ON suite.* TO 'suite_restore'@'%';
GRANT ALL ON \`suite\\_restored\`.* TO 'suite_restore'@'%';
GRANT ALL ON \`suite\\_replaced\`.* TO 'suite_restore'@'%';
SQL
  echo "MySQL has the accounts suite_backup and suite_restore."
)
make_backup_accounts
