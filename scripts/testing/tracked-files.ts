import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

const patterns = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''));

/** Returns whether .gitignore names the file or folder: by its path after a slash, or by its name anywhere. */
const isIgnored = (file: string) => patterns.includes(`/${file}`) || patterns.includes(path.basename(file));

/** Returns the files that .gitignore does not exclude, for a copy or a container without git. */
export function filesWithoutGit(folder = '.'): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const isLeftOut = isIgnored(file) || /^\.git$|\.log$/.test(entry.name);
    if (isLeftOut || (folder === 'secrets' && entry.name !== 'README.md')) return [];
    return entry.isDirectory() ? filesWithoutGit(file) : entry.isFile() ? [file] : [];
  });
}

/** Returns the files of the repository, relative to its root; works without git too. */
export function trackedFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : filesWithoutGit();
}
