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
  for (const script of ['launcher.mjs', 'node.mjs', 'watch-parent.mjs', 'env-file.mjs']) {
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

describe('.env', () => {
  beforeEach(addPackages);

  const values = (text: string | Buffer) => {
    writeFileSync(path.join(root, '.env'), text);
    write('.env.example', '#ADMIN_PASSWORD=\n#PUBLIC_URL=\n#TRUSTED_PROXY=\n');
    write(
      'variables.ts',
      'console.log(JSON.stringify([process.env.ADMIN_PASSWORD, process.env.PUBLIC_URL]));',
    );
    const { status, stdout, stderr } = launch('variables.ts');
    const read = stdout.split('\n').find((line) => line.startsWith('['));
    return { status, values: read && JSON.parse(read), stderr };
  };

  test.each([
    ['plain values', 'ADMIN_PASSWORD=Correct-Mare\nPUBLIC_URL=http://a.example\n'],
    [
      'line ends of Windows and spaces',
      'ADMIN_PASSWORD = Correct-Mare \r\nPUBLIC_URL=http://a.example\t\r\n',
    ],
    ['quotes', `ADMIN_PASSWORD='Correct-Mare'\nexport PUBLIC_URL="http://a.example" # ours\n`],
    [
      'comments',
      '# ADMIN_PASSWORD=x\nADMIN_PASSWORD=Correct-Mare # ours\n#PUBLIC_URL=\nPUBLIC_URL=http://a.example',
    ],
    ['a byte order mark', '\uFEFFADMIN_PASSWORD=Correct-Mare\nPUBLIC_URL=http://a.example\n'],
    [
      'UTF-16',
      Buffer.from('\uFEFFADMIN_PASSWORD=Correct-Mare\r\nPUBLIC_URL=http://a.example\r\n', 'utf16le'),
    ],
  ])('with %s is read', (_kind, text) => {
    expect(values(text).values).toEqual(['Correct-Mare', 'http://a.example']);
  });

  test('in Latin-1 is refused in words', () => {
    const { status, stderr } = values(Buffer.from('ADMIN_PASSWORD=Korrekt-Stute-ü\n', 'latin1'));
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^\.env is not UTF-8 text .*\n$/)]);
  });

  test('takes a value in single quotes literally', () => {
    expect(values(`ADMIN_PASSWORD='Correct #Mare$word\\"#'\n`).values[0]).toBe('Correct #Mare$word\\"#');
  });

  test.each([
    ['Correct-Mare#Battery', '#'],
    ['Correct #Battery', '#'],
    ['Correct$word', '\\$'],
    ['"Correct$word"', '\\$'],
    ['"Correct\\nMare"', '\\\\'],
    ['"Correct', 'quote'],
    ['“Correct”', 'quote'],
    ['# ours', '#'],
    ['#', '#'],
    ['Correct\t# ours', '#'],
  ])('is refused for the value %s, which Compose reads differently', (value, reason) => {
    const { status, stderr } = values(`ADMIN_PASSWORD=${value}\n`);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^ADMIN_PASSWORD in \\.env .*${reason}.*single quotes`));
    expect(stderr).not.toContain('Correct');
  });

  test.each([
    [`'Correct\\'`, /ends with \\ in quotes/],
    ['\u3000Correct', /invisible character/],
    ['Correct\uFEFF', /invisible character/],
    ['Correct\rPUBLIC_URL=x', /line ends/],
  ])(
    'is refused for the value %j, which Compose reads differently, without quotes to add',
    (value, reason) => {
      const { status, stderr } = values(`ADMIN_PASSWORD=${value}\n`);
      expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
      expect(stderr).not.toContain('Correct');
    },
  );

  test('that is a folder is refused in words', () => {
    mkdirSync(path.join(root, '.env'));
    write('hello.ts', '');
    const { status, stderr } = launch('hello.ts');
    expect([status, stderr]).toEqual([1, ".env can't be read (EISDIR).\n"]);
  });

  test('is read with a colon after a name, as Compose does', () => {
    expect(values('ADMIN_PASSWORD: Correct-Mare\nPUBLIC_URL:http://a.example\n').values).toEqual([
      'Correct-Mare',
      'http://a.example',
    ]);
  });

  test.each(['ADMIN PASSWORD=Correct', 'set ADMIN_PASSWORD=Correct', 'ADMIN_PASSWORD'])(
    'is refused for the line %s, of which only the number is shown',
    (line) => {
      const { status, stderr } = values(`PUBLIC_URL='http://a.example\n\n'\n# ours\n${line}\n`);
      expect([status, stderr.trim()]).toEqual([1, 'Line 5 of .env is not NAME=value: correct it.']);
    },
  );

  test.each([
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['TRUST_PROXY', 'TRUSTED_PROXY'],
    ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ])('with the unknown name %s prints a suggestion', (name, meant) => {
    const { status, stderr } = values(`${name}=x\nEDITOR=vi\nCOMPOSE_FILE=a.yml\n`);
    expect([status, stderr.trim()]).toEqual([
      0,
      `${name} in .env is no setting of the product: did you mean ${meant}?`,
    ]);
  });
});

test('sets the variables of .env that the environment lacks', () => {
  addPackages();
  write('.env', 'FROM_FILE=file\nFROM_BOTH=file\n');
  write('variables.ts', 'console.log(process.env.FROM_FILE, process.env.FROM_BOTH);');
  expect(launch('variables.ts', [], { FROM_BOTH: 'environment' }).stdout).toMatch(/^file environment$/m);
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
