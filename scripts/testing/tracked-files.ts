import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** Names of the folders and files that git ignores. */
const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/^\/|\/$/g, ''));

/** Returns the files that .gitignore does not exclude, for a copy or a container without git. */
export function filesWithoutGit(folder = '.'): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const isIgnored =
      ignored.includes(file) || ignored.includes(entry.name) || /^\.git$|\.log$/.test(entry.name);
    if (isIgnored || (folder === 'secrets' && entry.name !== 'README.md')) return [];
    return entry.isDirectory() ? filesWithoutGit(file) : entry.isFile() ? [file] : [];
  });
}

/** Returns the files of the repository, relative to its root; works without git too. */
export function trackedFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : filesWithoutGit();
}
