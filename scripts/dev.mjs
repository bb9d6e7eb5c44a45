import { launch } from './launcher.mjs';

launch('scripts/dev.ts', process.argv.slice(2));
