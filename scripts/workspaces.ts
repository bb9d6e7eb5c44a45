import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns every workspace below `root` as a map from package name to absolute folder. */
export function findWorkspaces(root: string): Map<string, string> {
  const folders = globSync(
    (readManifest(root).workspaces ?? []).map((name) => `${name}/package.json`),
    { cwd: root },
  ).map((file) => path.join(root, path.dirname(file)));
  return new Map(folders.map((folder) => [readManifest(folder).name, folder]));
}

/** Returns the sorted folders of a workspace and of all its direct and indirect dependencies. */
export function workspaceClosure(root: string, folder: string): string[] {
  const workspaces = findWorkspaces(root);
  const found = new Set<string>();
  const visit = (current: string) => {
    if (found.has(current)) return;
    found.add(current);
    for (const name of Object.keys(readManifest(current).dependencies ?? {})) {
      const dependency = workspaces.get(name);
      if (dependency) visit(dependency);
    }
  };
  visit(path.join(root, folder));
  return [...found].sort();
}
