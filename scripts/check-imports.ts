import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { folderRules, importRules, testFiles } from './import-rules.ts';
import { findWorkspaces } from './workspaces.ts';

/**
 * `node scripts/check-imports.ts [folder]`: lists the imports that break the rules of import-rules.ts. Exits
 * with 1 if there are any.
 */
const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const folders = [...findWorkspaces(root).values()].map((folder) => path.relative(root, folder));

async function check(forbidden: IForbiddenRuleType[], leftOut: string[] = []) {
  const { output } = await cruise([...folders, 'scripts'], {
    baseDir: root,
    // TypeScript 7 has no JavaScript API, so dependency-cruiser's tsc parser can't be used.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^([^/]+/|packages/[^/]+/)(dist|\\.cache|node_modules)/', ...leftOut] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    validate: true,
    ruleSet: { forbidden },
  });
  return (output as ICruiseResult).summary;
}

const fileRules = importRules(root);
const imports = await check(fileRules);
const folderImports = await check(folderRules, testFiles);
const violations = [...imports.violations, ...folderImports.violations];
const rules = [...fileRules, ...folderRules];
for (const { from, to, rule, cycle } of violations) {
  const comment = rules.find(({ name }) => name === rule.name)?.comment ?? rule.name;
  console.error(`${from} imports ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}\n  ${comment}`);
}
console.log(`${imports.totalCruised} modules, ${violations.length} forbidden imports`);
process.exitCode = violations.length > 0 ? 1 : 0;
