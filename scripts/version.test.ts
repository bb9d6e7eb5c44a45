import { readFileSync } from 'node:fs';
import path from 'node:path';
import apiManifest from '../api/package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

test('the version of package.json is that of the API, of the images and of the newest changes', () => {
  const { version } = manifest;
  expect(apiManifest.version).toBe(version);
  expect(/image\.version: \$\{IMAGE_VERSION:-(.*)\}/.exec(read('docker-compose.yml'))?.[1]).toBe(version);
  expect(/^#IMAGE_VERSION=(.*)$/m.exec(read('.env.example'))?.[1]).toBe(version);
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
