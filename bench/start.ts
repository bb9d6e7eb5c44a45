import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/testing/start-product.ts';
import { check, writeResults } from './load/results.ts';
import { memoryOf } from './load/usage.ts';

const root = path.join(import.meta.dirname, '..');
const aims = { seconds: 75, atRest: 150 };

/** Returns the environment of a user's shell, without what npm and the launcher have added for this script. */
function shellEnv() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_COMPILE_CACHE$|SITE_|COMPANY_FILE$|DATABASE_)/.test(name),
  );
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const PATH = folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter);
  return { ...Object.fromEntries(kept), PATH };
}

function startClone(folder: string, port: number) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...shellEnv(), PORT: String(port), DATA_DIR: path.join(folder, 'data') },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const pid = child.pid ?? 0;
  const until = async (isReached: () => boolean | Promise<boolean>) => {
    while (!(await isReached())) {
      if (child.exitCode !== null) throw new Error(`npm start failed:\n${output}`);
      await delay(50);
    }
  };
  return { pid, until, output: () => output, stop: () => process.kill(-pid) };
}

async function measureClone(folder: string) {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const port = await freePort();
  const began = performance.now();
  const clone = startClone(folder, port);
  const seconds = () => (performance.now() - began) / 1000;
  try {
    await clone.until(() => clone.output().includes('Building'));
    const install = seconds();
    await clone.until(() => clone.output().includes('Running at'));
    const build = seconds() - install;
    await clone.until(async () => (await fetch(`http://localhost:${port}/`)).status === 200);
    const firstPage = seconds();
    await delay(10_000);
    return { install, build, firstPage, atRest: memoryOf([clone.pid]) };
  } finally {
    clone.stop();
    await delay(2000);
  }
}

/**
 * Measures `npm start` in an empty clone of the last commit: seconds until the packages are installed, for the
 * builds, and until the first page; memory of all its processes at rest.
 */
export async function measureStart() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
  try {
    const measured = Object.entries(await measureClone(folder));
    const rounded = measured.map(([name, value]) => [name, Math.round(value * 10) / 10]);
    const figures = Object.fromEntries(rounded) as Record<'firstPage' | 'atRest', number>;
    console.table(figures);
    writeResults('start', figures);
    check([
      [figures.firstPage <= aims.seconds, `first page within ${aims.seconds} s (${figures.firstPage})`],
      [figures.atRest <= aims.atRest, `at most ${aims.atRest} MiB at rest (${figures.atRest})`],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
