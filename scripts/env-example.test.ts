import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backupVariables, readBackupConfig } from '../api/src/backup/backup-config.ts';
import { configVariables, readConfig } from '../api/src/server/config.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const composeFiles = globSync('docker-compose*.yml', { cwd: root }).map(read);
const inCompose = composeFiles.flatMap((text) =>
  [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
);
const lines = read('.env.example').split('\n');
const documented = lines.flatMap((line) => {
  const [, name, value = ''] = /^#([A-Z][A-Z_]*)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value }];
});
const forTests = ['CHROMIUM', 'TEST_MYSQL_URL', 'TEST_GATEWAY_URL', 'TEST_COMPOSE'];

test('.env.example documents every variable exactly once', () => {
  const known = new Set([...configVariables, ...backupVariables, ...inCompose, ...forTests]);
  expect(documented.map(({ name }) => name).sort()).toEqual([...known].sort());
});

test('.env.example comments out every variable, so that an unchanged copy has no effect', () => {
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('.env.example shows the defaults of the API and of backups', () => {
  // `npm start` has other defaults for PORT and LOG_LEVEL.
  const shared = documented.filter(({ name }) => name !== 'PORT' && name !== 'LOG_LEVEL');
  const env = Object.fromEntries(shared.map(({ name, value }) => [name, value]));
  expect(readConfig(env)).toEqual(readConfig({}));
  expect(readBackupConfig(env)).toEqual(readBackupConfig({}));
});

test('containers serve this machine only unless PORT is set', () => {
  expect(read('docker-compose.yml')).toMatch(/ports: \["\$\{PORT:-127\.0\.0\.1:8080\}:8080"\]/);
});

test('docker-compose.yml passes every setting to the API', () => {
  // The containers have fixed ports, folders and metrics, and only the gateway uses CLIENT_REPORTS.
  const notPassed = [
    'PORT',
    'DATA_DIR',
    'DATABASE_CA_FILE',
    'METRICS_PORT',
    'OTHER_METRICS',
    'CLIENT_REPORTS',
  ];
  const isSecret = (name: string) => name.endsWith('_FILE') || configVariables.includes(`${name}_FILE`);
  const settings = configVariables.filter((name) => !isSecret(name) && !notPassed.includes(name));
  const [, passed = ''] = /^x-api-settings:.*\n((?: {2}.*\n)+)/m.exec(read('docker-compose.yml')) ?? [];
  const names = [...passed.matchAll(/^ {2}(\w+): \$\{\1:-\w*\}$/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(settings.sort());
});
