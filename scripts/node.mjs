import { refuseKeptOptions } from './kept-options.mjs';
import { launch } from './launcher.mjs';

/** `node scripts/node.mjs [--runtime-packages] FILE [ARGUMENT …]`: runs a TypeScript file of the project. */
const isRuntime = process.argv[2] === '--runtime-packages';
const [file, ...args] = process.argv.slice(isRuntime ? 3 : 2);
if (!file) {
  console.error('Usage: node scripts/node.mjs [--runtime-packages] <file.ts> [argument …]');
  process.exit(1);
}
refuseKeptOptions();
launch(file, args, isRuntime ? { packages: 'runtime' } : {});
