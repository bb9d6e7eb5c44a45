import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Each Dockerfile copies every workspace's manifest by name. */

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const manifests = globSync(
  workspaces.map((folder) => `${folder}/package.json`),
  { cwd: root },
).sort();

test.each(['api', 'nginx'])('%s/Dockerfile copies every package.json', (folder) => {
  const copied = [...read(`${folder}/Dockerfile`).matchAll(/^COPY (\S+\/package\.json) \S+\/$/gm)].map(
    ([, file]) => file,
  );
  expect([...new Set(copied)].sort()).toEqual(manifests);
});
