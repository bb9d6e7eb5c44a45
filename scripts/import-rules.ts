import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { findWorkspaces } from './workspaces.ts';

/** Package layers, lowest first; a layer may import only from those before it. Add every new package here. */
const packageLayers = [['contracts'], ['site'], ['ui', 'web-api', 'host']];
/** For webpack configurations, scripts and tests; never used in a browser or by the API. */
const nodeSidePackages = ['build', 'gateway'];

/** Started by hand, like scripts: nothing imports them, and they may import packages for Node. */
const tools = ['bench', 'e2e'];

const tests = '\\.test\\.tsx?$';
const anyOf = (names: string[]) => `(${names.join('|')})`;

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

const subfolders = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

function packageRules(names: string[]): IRegularForbiddenRuleType[] {
  const known = [...packageLayers.flat(), ...nodeSidePackages];
  const homeless = names.filter((name) => !known.includes(name));
  if (homeless.length > 0) {
    throw new Error(`Give packages/${homeless.join(', packages/')} a place in scripts/import-rules.ts.`);
  }
  const layerRules = packageLayers.flatMap((layer, index) =>
    layer.map((name) =>
      rule(
        `packages-${name}`,
        'packages: contracts -> site -> ui, web-api, host; packages of one layer never import each other',
        { path: `^packages/${name}/` },
        {
          path: `^packages/${anyOf(
            packageLayers
              .slice(index)
              .flat()
              .filter((other) => other !== name),
          )}/`,
        },
      ),
    ),
  );
  return [
    ...layerRules,
    rule(
      'node-side-packages',
      'packages/build and packages/gateway are for webpack configurations, scripts and tests (types excepted)',
      {
        path: ['^[^/]+/src/', `^packages/${anyOf(packageLayers.flat())}/`],
        pathNot: [tests, `^${anyOf(tools)}/`],
      },
      { path: `^packages/${anyOf(nodeSidePackages)}/`, dependencyTypesNot: ['type-only'] },
    ),
  ];
}

/** Upper layers of a workspace's `src`, lowest first; every other folder is a base folder below them. */
const upperFolders = ['features', 'pages', 'app', 'server', 'cli'];

/** Returns the rules inside one workspace: base folders -> features -> pages -> app, server -> cli. */
function featureRules(root: string, app: string): IRegularForbiddenRuleType[] {
  const src = `^${app}/src`;
  const layers = upperFolders.map((name) => `${src}/${name}/`);
  const base = subfolders(path.join(root, app, 'src')).filter((name) => !upperFolders.includes(name));
  const upwards = layers
    .slice(0, -1)
    .map((layer, index) =>
      rule(
        `${app}-layer-${index}`,
        `${app}: features -> pages -> app, server -> cli, never back`,
        { path: layer, pathNot: tests },
        { path: layers.slice(index + 1) },
      ),
    );
  const apart = subfolders(path.join(root, app, 'src/features')).map((feature) =>
    rule(
      `${app}-feature-${feature}`,
      `${app}: features never import each other`,
      { path: `${src}/features/${feature}/`, pathNot: tests },
      { path: `${src}/features/`, pathNot: `${src}/features/${feature}/` },
    ),
  );
  const below = base.map((folder) =>
    rule(
      `${app}-${folder}`,
      `${app}: ${folder} stands below ${upperFolders.join(', ')}`,
      { path: `${src}/${folder}/`, pathNot: tests },
      { path: layers },
    ),
  );
  return [...upwards, ...apart, ...below];
}

/** Returns the import rules (docs/architecture.md) for the existing workspaces and folders. */
export function importRules(root: string): IRegularForbiddenRuleType[] {
  const folders = [...findWorkspaces(root).values()].map((folder) => path.relative(root, folder));
  const packages = folders
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => path.basename(folder));
  const apps = folders.filter((folder) => !folder.startsWith('packages/'));
  return [
    ...packageRules(packages),
    ...apps.map((app) =>
      rule(
        `apps-${app}`,
        'apps never import each other: what two need is a package',
        { path: `^${app}/` },
        { path: `^${anyOf(apps.filter((other) => other !== app))}/` },
      ),
    ),
    rule(
      'packages-below-apps',
      'packages never import an app',
      { path: '^packages/' },
      { path: `^${anyOf(apps)}/` },
    ),
    rule(
      'api-without-browser-packages',
      'the API imports contracts and site only',
      { path: '^api/' },
      { path: `^packages/${anyOf(packageLayers.slice(2).flat())}/` },
    ),
    rule(
      'scripts-on-top',
      'nothing but benches and tests imports scripts',
      { pathNot: [`^${anyOf(['scripts', ...tools])}/`, tests] },
      { path: '^scripts/' },
    ),
    rule(
      'packages-by-name',
      'another workspace is imported by its name, not by a relative path',
      { path: '^(packages/[^/]+|[^/]+)/', pathNot: '^(scripts|bench)/' },
      { pathNot: ['^$1/', '^scripts/', 'node_modules/'], dependencyTypes: ['local'] },
    ),
    rule('no-cycles', 'imports form no circle', {}, { circular: true }),
    ...apps.flatMap((app) => featureRules(root, app)),
  ];
}

/** Rules for sources only, because tests may import from any folder. */
export const folderRules: IRegularForbiddenRuleType[] = [
  {
    ...rule('no-folder-cycles', 'imports between folders form no circle', {}, { circular: true }),
    scope: 'folder',
  },
];

export const testFiles = [tests, '^(api|admin)/test/'];
