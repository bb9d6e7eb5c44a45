import { readFileSync } from 'node:fs';

interface LockedPackage {
  license?: string;
  /** Whether only development needs the package. */
  dev?: boolean;
  /** Whether the package is one of our own workspaces. */
  link?: boolean;
}

/** Licences whose only condition for a product is to name the authors. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
];

/** Licences of tools, which we neither ship nor change. */
const forTools = ['MPL-2.0', 'Python-2.0'];

/** Tools among the packages that `npm start` installs: the build draws pictures with them. */
const isBuildTool = (name: string) => name.startsWith('@resvg/');

/** Licences in the files of packages that declare none. */
const undeclared: Record<string, string> = { 'png-js': 'MIT' };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Returns whether an expression such as `(MIT OR CC0-1.0)` contains only allowed licences. */
const isAllowed = (expression: string, allowed: string[]) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ AND | OR /)
    .every((license) => allowed.includes(license));

test('every installed package has a licence that the company can accept', () => {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(500);
  const refused = installed.flatMap(([path, { license, dev }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const found = license ?? undeclared[name] ?? 'none declared';
    return isAllowed(found, dev || isBuildTool(name) ? [...permissive, ...forTools] : permissive)
      ? []
      : [`${name}: ${found}`];
  });
  expect(refused).toEqual([]);
});
