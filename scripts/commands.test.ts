import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs commands of an operator beside a docker that only says that the product runs, and fails to write a backup. */

let programs: string;
beforeAll(() => {
  programs = mkdtempSync(path.join(tmpdir(), 'commands-'));
  const docker = path.join(programs, 'docker');
  writeFileSync(docker, '#!/bin/sh\ncase "$*" in *" backup now") exit 1 ;; esac\necho name: x\n');
  chmodSync(docker, 0o755);
});
afterAll(() => rmSync(programs, { recursive: true }));

function run(command: string[], { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {}) {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
    input,
    env: { PATH: `${programs}:${path.dirname(process.execPath)}:${process.env.PATH}`, ...env },
  });
  return { status, stdout, stderr };
}

test.each([
  ['upgrade.sh', '-y'],
  ['upgrade.sh', '--help'],
  ['upgrade.sh', '--yes', 'x'],
  ['doctor.sh', '--help'],
  ['doctor.sh', '--mail', '--restored'],
])('%s refuses %s with its usage', (script, ...args) => {
  expect(run(['sh', `scripts/${script}`, ...args])).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(`^Usage: sh scripts/${script} `),
  });
});

test.each([
  ['y', true],
  ['Y', true],
  ['yes', true],
  ['YES', true],
  ['', false],
  ['no', false],
  ['yesterday', false],
])('upgrade.sh takes the answer %j as %s', (answer, isYes) => {
  const { stdout } = run(['sh', 'scripts/upgrade.sh'], { input: `${answer}\n` });
  expect(stdout).toContain('Continue? [y/N]');
  expect(stdout.includes('== Backup')).toBe(isYes);
});

test.each([
  ['restore x --try', 'npm kept --try; write: npm run restore -- NAME --try\n'],
  ['restore x --trust-files', 'npm kept --trust-files; write: npm run restore -- NAME --trust-files\n'],
  [
    'release api --image=x:previous',
    'npm kept --image x:previous; write: npm run release -- PART --image x:previous\n',
  ],
])('npm run %s is refused with the line to write', (line, sentence) => {
  const { status, stderr } = run(['npm', 'run', '--silent', ...line.split(' ')], {
    env: { DATA_DIR: path.join(programs, 'data') },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

test('an option of the command counts although npm has one of the same name', () => {
  const env = { npm_config_force: 'true', DATA_DIR: path.join(programs, 'data') };
  const { stderr } = run(['npm', 'run', '--silent', 'restore', '--', 'x', '--force'], { env });
  expect(stderr).not.toContain('npm kept');
});

test.each([['/nonexistent/x.yml'], ['/']])('stack-file refuses the file %s in a sentence', (file) => {
  writeFileSync(
    path.join(programs, 'docker'),
    '#!/bin/sh\ncase "$*" in *json) echo \'{"name":"x","services":{},"networks":{},"volumes":{}}\' ;; esac\n',
  );
  expect(run(['npm', 'run', '--silent', 'stack-file', '--', file]).stderr).toMatch(
    /^\S+ can't be written \((?:ENOENT|EISDIR)\): give another FILE$/m,
  );
});
