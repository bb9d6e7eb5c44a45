import { launch } from './launcher.mjs';

launch('scripts/serve.ts', process.argv.slice(2));
