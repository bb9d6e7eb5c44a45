import { launch } from './launcher.mjs';

launch('scripts/test.ts', process.argv.slice(2), { withEnvFile: false });
