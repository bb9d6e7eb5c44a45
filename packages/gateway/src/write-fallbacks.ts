import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '@suite/site/read-site';
import { renderFallbacks } from './render-fallbacks.ts';

/**
 * `node write-fallbacks.ts <folder>`: writes the generated nginx configuration and the pages that nginx serves when a
 * front end is unavailable (docs/gateway.md).
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
for (const [name, content] of Object.entries(renderFallbacks(readSite(process.env)))) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
