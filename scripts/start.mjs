import { readFileSync } from 'node:fs';
import { launch } from './launcher.mjs';

const nodeOptions = JSON.parse(readFileSync(new URL('node-options.json', import.meta.url), 'utf8'));

launch('scripts/serve.ts', process.argv.slice(2), {
  packages: 'runtime',
  nodeOptions,
  endsWithParent: true,
});
