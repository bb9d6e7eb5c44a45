import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Mode, outputFolder } from '@suite/build/app-description';
import { OperatorError } from '@suite/contracts/operator-error';
import { companyFile, readSite } from '@suite/site/read-site';
import { workspaceClosure } from './workspaces.ts';

const root = path.join(import.meta.dirname, '..');

const frontEnds = ['shell', 'marketing', 'admin'] as const;
type FrontEnd = (typeof frontEnds)[number];

const notSources = new Set(['node_modules', 'dist', '.cache']);

const sources = (folder: string) =>
  globSync('**/*', { cwd: folder, exclude: ({ name }) => notSources.has(name), withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/**
 * Returns a hash of a front end's inputs: its sources, those of its packages, the lock file and the company
 * facts.
 */
function buildKey(app: FrontEnd, env = process.env): string {
  const hash = createHash('sha256');
  const files = [
    path.join(root, 'package.json'),
    path.join(root, 'package-lock.json'),
    path.join(root, 'scripts/build.ts'),
    ...workspaceClosure(root, app).flatMap(sources),
    companyFile(env),
  ];
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the output folder of a front end's build. */
export const builtFolder = (app: FrontEnd, mode: Mode) =>
  outputFolder({ folder: path.join(root, app) }, mode);

/** The key of a build is stored in its output, so that deleting or replacing the output deletes the key too. */
const keyFile = (app: FrontEnd, mode: Mode) => path.join(builtFolder(app, mode), '.build-key');

const isStale = (file: string, key: string) => !existsSync(file) || readFileSync(file, 'utf8') !== key;

function checkFacts() {
  try {
    readSite(process.env);
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

/** Maximum memory of one build, in bytes. */
const buildMemory = 700 * 2 ** 20;

/**
 * Builds the stale front ends, as many at once as fit into the available memory, and logs each. Throws OperatorError
 * for invalid company facts or a failed build, and AbortError if the signal has stopped it.
 */
export async function buildStale(mode: Mode = 'production', signal?: AbortSignal) {
  checkFacts();
  const keys = frontEnds.map((app) => ({ app, key: buildKey(app), file: keyFile(app, mode) }));
  const stale = keys.filter(({ file, key }) => isStale(file, key));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ app }) => app).join(', ')} ...`);
  const failures: string[] = [];
  const queue = stale.values();
  const buildNext = async () => {
    for (const { app, key, file } of queue) {
      const started = performance.now();
      const { code, output } = await build(app, mode, signal);
      if (code === 0) {
        writeFileSync(file, key);
        console.log(`Built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      } else failures.push(output);
      if (failures.length > 0) return;
    }
  };
  const slots = Math.max(1, Math.floor(process.availableMemory() / buildMemory));
  await Promise.all(Array.from({ length: slots }, buildNext));
  if (failures.length > 0) throw new OperatorError(failures.join('\n'));
}

async function build(app: FrontEnd, mode: Mode, signal?: AbortSignal) {
  const options = mode === 'development' ? ['--development'] : [];
  const child = spawn(process.execPath, [path.join(root, 'scripts/build.ts'), ...options, app], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
