import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AppDescription } from '@suite/build/app-description';
import { buildApp } from '@suite/build/build-app';
import { readSite } from '@suite/site/read-site';

/** `node scripts/build.ts [--development] [app …]`: builds the named front ends, or all of them. */
const { values, positionals } = parseArgs({
  options: { development: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const apps = positionals.length > 0 ? positionals : ['shell', 'marketing', 'admin'];

try {
  // Before the first build deletes what a running product serves.
  readSite(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.env.NODE_ENV = values.development ? 'development' : 'production';
for (const name of apps) {
  console.log(`Building ${name} ...`);
  const file = path.join(import.meta.dirname, '..', name, 'app.build.ts');
  const { app } = (await import(pathToFileURL(file).href)) as { app: AppDescription };
  try {
    await buildApp(app, values.development ? 'development' : 'production');
  } catch (error) {
    console.error(`Building ${name} failed:\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
