import './define-site.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DrawnRecord } from './drawn.ts';

/**
 * `npm run assets`: draws the pictures, icons, social pictures and PDFs from the content and company facts of this
 * environment. Redraws only files that are missing, that were edited or whose content has changed.
 */
const { drawnFiles, hashOf, workspace } = await import('./drawn.ts');

const recordFile = path.join(import.meta.dirname, 'drawn.json');

interface Records {
  facts: unknown;
  files: Record<string, DrawnRecord>;
}

const readRecords = async (): Promise<Records> =>
  JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{"facts":null,"files":{}}')) as Records;

const bytesOf = (file: string) =>
  readFile(path.join(workspace, file)).then(hashOf, (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

const known = await readRecords();
const records: Records = { facts: Reflect.get(globalThis, '__SITE__'), files: {} };
for (const { file, content, draw } of drawnFiles) {
  const before = known.files[file];
  if (before && before.content === hashOf(content) && before.bytes === (await bytesOf(file))) {
    records.files[file] = before;
    continue;
  }
  const drawn = await draw();
  const target = path.join(workspace, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, drawn);
  records.files[file] = { content: hashOf(content), bytes: hashOf(drawn) };
  process.stdout.write(`${file}  ${(drawn.length / 1024).toFixed(1)} KB\n`);
}
await writeFile(recordFile, `${JSON.stringify(records, null, 2)}\n`);
