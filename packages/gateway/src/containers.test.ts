import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteVariables } from '@suite/site/site-variables';

/** Lists that Docker makes us write out: whoever adds a workspace or a fact of the company has to add it there too. */

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
const manifests = globSync(
  workspaces.map((folder) => `${folder}/package.json`),
  { cwd: root },
).sort();
const facts = Object.keys(siteVariables).sort();

/** What a Dockerfile declares by ARG, over continued lines. */
const argumentsOf = (dockerfile: string) =>
  [...dockerfile.replaceAll('\\\n', ' ').matchAll(/^ARG (.*)$/gm)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );

test.each(['shell', 'marketing', 'admin', 'api', 'nginx'])(
  'the image of %s installs from every manifest',
  (part) => {
    const copied = [...read(`${part}/Dockerfile`).matchAll(/^COPY (\S+\/package\.json) \S+\/$/gm)].map(
      ([, file]) => file,
    );
    expect([...new Set(copied)].sort()).toEqual(manifests);
  },
);

test.each(['shell', 'marketing', 'nginx'])('the image of %s takes every fact of the company', (part) => {
  const taken = argumentsOf(read(`${part}/Dockerfile`)).filter((name) => name.startsWith('SITE_'));
  expect(taken.sort()).toEqual(facts);
});
