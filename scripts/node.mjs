import { launch } from './launcher.mjs';

/** `node scripts/node.mjs [--without-packages] FILE [ARGUMENT …]`: runs a TypeScript file of the project. */
const needsPackages = process.argv[2] !== '--without-packages';
const [file, ...args] = process.argv.slice(needsPackages ? 2 : 3);
if (!file) {
  console.error('Usage: node scripts/node.mjs [--without-packages] <file.ts> [argument …]');
  process.exit(1);
}
launch(file, args, { needsPackages });
