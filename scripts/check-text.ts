import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './testing/run.ts';
import { trackedFiles } from './testing/tracked-files.ts';

/**
 * `node scripts/check-text.ts`: lists references to files that are not in the repository. Exits with 1 if there are any.
 */

const isText = /\.(?:ts|tsx|mjs|md|yml|sh|template|conf|envsh|example)$|Dockerfile$/;

const records = trackedFiles()
  .flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
  .map(Number);

function* missingFiles(file: string, line: string): Generator<string> {
  for (const [, target = ''] of line.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g))
    if (file.endsWith('.md') && !existsSync(path.join(root, path.dirname(file), target)))
      yield `links to ${target}, which does not exist`;
  for (const [name] of line.matchAll(/\bdocs\/[\w/-]+\.md\b/g))
    if (!existsSync(path.join(root, name))) yield `names ${name}, which does not exist`;
  for (const [, number] of line.matchAll(/\b(?:decisions?[ /])(\d{1,4})\b/gi))
    if (!records.includes(Number(number))) yield `names decision ${number}, which does not exist`;
}

function* problemsOf(file: string): Generator<string> {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    for (const problem of missingFiles(file, line)) yield `${file}:${index + 1} ${problem}`;
  }
}

const files = trackedFiles().filter((file) => isText.test(file));
const problems = files.flatMap((file) => [...problemsOf(file)]);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
