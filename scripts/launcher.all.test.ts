import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const installing = /^Installing packages/m;
let root: string;

function createProject() {
  root = mkdtempSync(path.join(tmpdir(), 'launcher-'));
  const manifest = {
    name: 'launched',
    version: '1.0.0',
    workspaces: ['part'],
    devDependencies: { tool: 'file:tool' },
  };
  write('package.json', JSON.stringify(manifest));
  for (const name of ['inner', 'tool'])
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  const part = { name: 'part', version: '1.0.0', dependencies: { inner: 'file:../inner' } };
  write('part/package.json', JSON.stringify(part));
  write(
    'package-lock.json',
    JSON.stringify({
      ...manifest,
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': manifest,
        'node_modules/part': { resolved: 'part', link: true },
        part,
        'part/node_modules/inner': { resolved: 'inner', link: true },
        inner: { version: '1.0.0' },
        'node_modules/tool': { resolved: 'tool', link: true, dev: true },
        tool: { version: '1.0.0', dev: true },
      },
    }),
  );
  for (const script of ['launcher.mjs', 'node.mjs', 'kept-options.mjs', 'env-file.mjs']) {
    mkdirSync(path.join(root, 'scripts'), { recursive: true });
    copyFileSync(path.join(import.meta.dirname, script), path.join(root, 'scripts', script));
  }
}

/** A project with its packages, because each installation takes seconds. */
let installed: string;
beforeAll(() => {
  createProject();
  write('nothing.ts', '');
  launch('nothing.ts');
  installed = root;
});
const addPackages = () => cpSync(installed, root, { recursive: true, verbatimSymlinks: true });

beforeEach(createProject);

afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(installed, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const launch = (file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/node.mjs'), file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('installs packages only if some are missing, also with NODE_ENV=production', () => {
  write('hello.ts', 'const text: string = "hello"; console.log(text, process.argv[2]);');
  const first = launch('hello.ts', ['you'], { NODE_ENV: 'production' });
  expect(first.stdout).toMatch(installing);
  expect(first.stdout).toMatch(/^hello you$/m);

  expect(launch('hello.ts', ['again']).stdout).toBe('hello again\n');

  for (const removed of ['node_modules/part', 'part/node_modules/inner']) {
    rmSync(path.join(root, removed));
    expect(launch('hello.ts').stdout).toMatch(installing);
  }
});

test('installs packages for tests only if a script needs them, and keeps the installed ones', () => {
  write('list.ts', 'import { readdirSync } from "node:fs"; console.log(...readdirSync("node_modules"));');
  const runtime = launch('--runtime-packages', ['list.ts']);
  expect(runtime.stdout).toMatch(installing);
  expect(runtime.stdout).toMatch(/^\.package-lock\.json part$/m);
  expect(launch('--runtime-packages', ['list.ts']).stdout).not.toMatch(installing);

  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const linked = lstatSync(path.join(root, 'node_modules/part')).ctimeMs;
  const all = launch('list.ts');
  expect(all.stdout).toMatch(installing);
  expect(all.stdout).toMatch(/^\.package-lock\.json part tool$/m);
  expect(lstatSync(path.join(root, 'node_modules/part')).ctimeMs).toBe(linked);
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).toBe(lock);

  expect(launch('--runtime-packages', ['list.ts']).stdout).not.toMatch(installing);
});

test('two parallel launches install once', async () => {
  write('hello.ts', 'console.log("hello");');
  const both = [1, 2].map(async () => {
    const child = spawn(process.execPath, [path.join(root, 'scripts/node.mjs'), 'hello.ts']);
    const [said, errors] = await Promise.all(
      [child.stdout, child.stderr].map(async (stream) => (await stream.toArray()).join('')),
    );
    expect({ said, errors }).toEqual({ said: expect.stringMatching(/^hello$/m), errors: '' });
    return said ?? '';
  });
  expect((await Promise.all(both)).filter((said) => installing.test(said))).toHaveLength(1);
});

test('ignores the lock of an interrupted installation', () => {
  write('.cache/installing', String(spawnSync(process.execPath, ['--version']).pid));
  write('hello.ts', 'console.log("hello");');
  expect(launch('hello.ts').stdout).toMatch(/^hello$/m);
});

test('installs again when the list of installed packages is incomplete', () => {
  write('node_modules/.package-lock.json', '{"packages": {');
  write('hello.ts', 'console.log("hello");');
  const { stdout, stderr } = launch('hello.ts');
  expect(stderr).toBe('');
  expect(stdout).toMatch(installing);
  expect(stdout).toMatch(/^hello$/m);
});

test('exits with the exit code of the script', () => {
  addPackages();
  write('seven.ts', 'process.exit(7);');
  expect(launch('seven.ts').status).toBe(7);
});

test('refuses a .env that Compose reads differently, and only warns of an unknown name', () => {
  addPackages();
  write('.env.example', '#ADMIN_PASSWORD=\n#PUBLIC_URL=\n');
  write('hello.ts', 'console.log("hello");');
  write('.env', 'ADMIN_PASSWORD=Correct$word\nPUBLIC_URL="Correct\n');
  const refused = launch('hello.ts');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toMatch(/^ADMIN_PASSWORD in \.env .*\nPUBLIC_URL in \.env .*\n$/);
  write('.env', 'PUBLIC_URLS=x\n');
  const warned = launch('hello.ts');
  expect([warned.status, warned.stdout]).toEqual([0, 'hello\n']);
  expect(warned.stderr).toBe('PUBLIC_URLS in .env is no setting of the product: did you mean PUBLIC_URL?\n');
});

test('sets the variables of .env that the environment lacks', () => {
  addPackages();
  write('.env', 'FROM_FILE=file\nFROM_BOTH=file\n');
  write('variables.ts', 'console.log(process.env.FROM_FILE, process.env.FROM_BOTH);');
  const { stdout, stderr } = launch('variables.ts', [], { FROM_BOTH: 'environment' });
  expect(stdout).toMatch(/^file environment$/m);
  expect(stderr).toBe('FROM_BOTH is also set in the environment, which counts instead of .env.\n');
});

test('forwards a signal and waits for the exit', async () => {
  addPackages();
  write(
    'patient.ts',
    'process.on("SIGTERM", () => process.exit(3)); setInterval(() => {}, 1000); console.log("up");',
  );
  const child = spawn(process.execPath, [path.join(root, 'scripts/node.mjs'), 'patient.ts']);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([3, null]);
});
