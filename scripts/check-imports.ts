import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { findWorkspaces } from './workspaces.ts';

/**
 * `node scripts/check-imports.ts [folder]`: lists the imports that break the rules of import-rules.ts and
 * then exits with 1.
 */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const folders = [...findWorkspaces(root).values()].map((folder) => path.relative(root, folder));

const { output } = await cruise([...folders, 'scripts'], {
  baseDir: root,
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^([^/]+/|packages/[^/]+/)(dist|\\.cache|node_modules)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
  validate: true,
  ruleSet: { forbidden: importRules(root) },
});

const { summary } = output as ICruiseResult;
for (const { from, to, rule, cycle } of summary.violations) {
  const comment =
    summary.ruleSetUsed?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name;
  console.error(`${from} imports ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}\n  ${comment}`);
}
console.log(`${summary.totalCruised} modules, ${summary.violations.length} forbidden imports`);
process.exitCode = summary.violations.length > 0 ? 1 : 0;
