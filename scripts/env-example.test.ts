import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteVariables } from '@suite/site/site-variables';
import { backupVariables } from '../api/src/backup/backup-config.ts';
import { configVariables } from '../api/src/config.ts';

const root = path.join(import.meta.dirname, '..');
const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const composeFiles = globSync('docker-compose*.yml', { cwd: root }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);
const inCompose = composeFiles.flatMap((text) =>
  [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
);
const facts = Object.keys(siteVariables);
const lines = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n');
const documented = lines.flatMap((line) => /^#([A-Z][A-Z_]*)=/.exec(line)?.[1] ?? []);
const forTests = ['CHROMIUM', 'TEST_MYSQL_URL', 'TEST_GATEWAY_URL', 'TEST_COMPOSE'];

test('.env.example documents every variable once, and no other', () => {
  const known = new Set([...configVariables, ...backupVariables, ...inCompose, ...facts, ...forTests]);
  expect(documented.sort()).toEqual([...known].sort());
});

test('.env.example says of every company fact what it is and what stands where it is not set', () => {
  for (const [name, variable] of Object.entries(siteVariables)) {
    const at = lines.indexOf(`#${name}=${'fallback' in variable ? variable.fallback : ''}`);
    expect(lines[at - 1]).toBe(`# ${variable.about}`);
  }
});

test('docker-compose.yml passes every company fact to the builds', () => {
  const passed = [...compose.matchAll(/^ {2}- (SITE_[A-Z_]+)$/gm)].map(([, name]) => name);
  expect(passed.sort()).toEqual(facts.sort());
});

test('every line with a variable is switched off, so that a copy changes nothing', () => {
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
