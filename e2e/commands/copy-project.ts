import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/testing/run.ts';
import { filesWithoutGit } from '../../scripts/testing/tracked-files.ts';

/**
 * Copies the project and its built front ends to a temporary folder, with links to the installed packages. Returns the
 * folder.
 */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  const files = filesWithoutGit();
  const parts = files.filter((file) => path.basename(file) === 'package.json').map(path.dirname);
  const built = parts
    .map((part) => path.join(part, 'dist'))
    .filter((dist) => existsSync(path.join(root, dist)));
  for (const file of [...files, ...built]) {
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  for (const part of parts) linkPackages(path.join(part, 'node_modules'), folder);
  return folder;
}

/** Links each package, but copies the links to the project's own workspaces, which are relative. */
function linkPackages(packages: string, folder: string) {
  if (!existsSync(path.join(root, packages))) return;
  mkdirSync(path.join(folder, packages), { recursive: true });
  for (const name of readdirSync(path.join(root, packages))) {
    const from = path.join(root, packages, name);
    const to = path.join(folder, packages, name);
    if (name === '@suite') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}
