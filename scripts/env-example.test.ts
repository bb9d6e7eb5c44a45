import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backupVariables } from '../api/src/backup/backup-config.ts';
import { configVariables } from '../api/src/server/config.ts';

const root = path.join(import.meta.dirname, '..');
const composeFiles = globSync('docker-compose*.yml', { cwd: root }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);
const inCompose = composeFiles.flatMap((text) =>
  [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
);
const lines = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n');
const documented = lines.flatMap((line) => /^#([A-Z][A-Z_]*)=/.exec(line)?.[1] ?? []);
const forTests = ['CHROMIUM', 'TEST_MYSQL_URL', 'TEST_GATEWAY_URL', 'TEST_COMPOSE'];

test('.env.example documents every variable exactly once', () => {
  const known = new Set([...configVariables, ...backupVariables, ...inCompose, ...forTests]);
  expect(documented.sort()).toEqual([...known].sort());
});

test('comments out every variable, so that an unchanged copy has no effect', () => {
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
