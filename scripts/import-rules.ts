import path from 'node:path';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { findWorkspaces } from './workspaces.ts';

/** Package layers, lowest first; a layer may import only from those before it. Add every new package here. */
const packageLayers = [['contracts'], ['site'], ['ui', 'web-api', 'host']];
/** For webpack configurations, scripts and tests; never used in a browser or by the API. */
const nodeSidePackages = ['build', 'gateway'];

/** Started by hand, like scripts: nothing imports them, and they may import packages for Node. */
const tools = ['bench', 'e2e'];

/** Upper layers of a workspace's `src`, lowest first; every other folder is a base folder below them. */
const upperFolders = ['features', 'pages', 'app', 'server', 'cli'];

const tests = '\\.test\\.tsx?$';
const anyOf = (names: string[]) => `(${names.join('|')})`;

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

function packageRules(names: string[]): IRegularForbiddenRuleType[] {
  const known = [...packageLayers.flat(), ...nodeSidePackages];
  const homeless = names.filter((name) => !known.includes(name));
  if (homeless.length > 0) {
    throw new Error(`Give packages/${homeless.join(', packages/')} a place in scripts/import-rules.ts.`);
  }
  const layerRules = packageLayers.map((layer, index) =>
    rule(
      `packages-${index}`,
      'packages: contracts -> site -> ui, web-api, host; packages of one layer never import each other',
      { path: `^packages/${anyOf(layer)}/` },
      { path: `^packages/${anyOf(packageLayers.slice(index).flat())}/`, pathNot: '^packages/$1/' },
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

/** Rules inside a workspace: base folders -> features -> pages -> app, server -> cli. */
const featureRules: IRegularForbiddenRuleType[] = [
  ...upperFolders
    .slice(0, -1)
    .map((folder, index) =>
      rule(
        `layer-${folder}`,
        'features -> pages -> app, server -> cli, never back',
        { path: `^([^/]+)/src/${folder}/`, pathNot: tests },
        { path: `^$1/src/${anyOf(upperFolders.slice(index + 1))}/` },
      ),
    ),
  rule(
    'features-apart',
    'features never import each other',
    { path: '^([^/]+)/src/features/([^/]+)/', pathNot: tests },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  rule(
    'base-folders',
    `base folders stand below ${upperFolders.join(', ')}`,
    { path: `^([^/]+)/src/(?!${anyOf(upperFolders)}/)[^/]+/`, pathNot: tests },
    { path: `^$1/src/${anyOf(upperFolders)}/` },
  ),
];

/** Returns the import rules (docs/architecture.md) for the existing workspaces. */
export function importRules(root: string): IRegularForbiddenRuleType[] {
  const folders = [...findWorkspaces(root).values()].map((folder) => path.relative(root, folder));
  const apps = folders.filter((folder) => !folder.startsWith('packages/'));
  return [
    ...packageRules(
      folders.filter((folder) => !apps.includes(folder)).map((folder) => path.basename(folder)),
    ),
    rule(
      'apps-apart',
      'apps never import each other: what two need is a package',
      { path: `^${anyOf(apps)}/` },
      { path: `^${anyOf(apps)}/`, pathNot: '^$1/' },
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
    ...featureRules,
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
