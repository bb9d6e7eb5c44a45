import { launch } from './launcher.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node scripts/node.mjs <file.ts> [argument …]');
  process.exit(1);
}
launch(file, args);
