import { launch } from './launcher.mjs';

/**
 * `node scripts/node.mjs [--runtime-packages | --without-packages] FILE [ARGUMENT …]`: runs a TypeScript file of
 * the project.
 */
const choices = { '--runtime-packages': 'runtime', '--without-packages': 'none' };
const packages = choices[process.argv[2]];
const [file, ...args] = process.argv.slice(packages ? 3 : 2);
if (!file) {
  console.error(
    'Usage: node scripts/node.mjs [--runtime-packages | --without-packages] <file.ts> [argument …]',
  );
  process.exit(1);
}
launch(file, args, packages ? { packages } : {});
