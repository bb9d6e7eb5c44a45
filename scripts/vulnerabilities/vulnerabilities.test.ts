import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import nodeOptions from '../node-options.json' with { type: 'json' };
import { root } from '../testing/run.ts';
import { type Advisory, affects } from './advisory.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vulnerabilities-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Events = NonNullable<NonNullable<Advisory['affected']>[number]['ranges']>[number]['events'];

const about = (name: string, events: Events, more: Partial<Advisory> = {}): Advisory => ({
  id: 'GHSA-test',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});

const twice: Events = [{ introduced: '2.0.0' }, { fixed: '2.3.1' }, { introduced: '0' }, { fixed: '1.2' }];

test.each([
  ['0.0.1', twice, true],
  ['1.1.9', twice, true],
  ['1.2.0', twice, false],
  ['1.9.9', twice, false],
  ['2.0.0-beta.1', twice, false],
  ['2.0.0', twice, true],
  ['2.3.1-rc.1', twice, true],
  ['2.3.1', twice, false],
  ['10.0.0', twice, false],
  ['3.1.0', [{ introduced: '3.0.0' }, { last_affected: '3.1.0' }], true],
  ['3.1.1', [{ introduced: '3.0.0' }, { last_affected: '3.1.0' }], false],
  ['99.0.0', [{ introduced: '0' }], true],
] as [string, Events, boolean][])('version %s in %j: %s', (version, events, expected) => {
  expect(affects(about('lead', events), { name: 'lead', version })).toBe(expected);
});

test('an advisory affects only its package and ecosystem, and not once withdrawn', () => {
  const all: Events = [{ introduced: '0' }];
  const lead = { name: 'lead', version: '1.0.0' };
  expect(affects(about('leads', all), lead)).toBe(false);
  expect(affects(about('lead', all, { withdrawn: '2026-01-01T00:00:00Z' }), lead)).toBe(false);
  const python = { package: { ecosystem: 'PyPI', name: 'lead' }, ranges: [{ type: 'SEMVER', events: all }] };
  expect(affects({ id: 'PYSEC-test', affected: [python] }, lead)).toBe(false);
  const listed = { package: { ecosystem: 'npm', name: 'lead' }, versions: ['1.0.0'] };
  expect(affects({ id: 'MAL-test', affected: [listed] }, lead)).toBe(true);
});

/** Runs `npm run vulnerabilities` with a file of this content. */
function scan(content: Uint8Array): Promise<{ code: number; output: string }> {
  const file = path.join(folder, 'all.zip');
  writeFileSync(file, content);
  const args = [...nodeOptions, path.join(root, 'scripts/vulnerabilities.ts'), file];
  return new Promise((resolve) =>
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

const zipped = (...advisories: Advisory[]) =>
  zipSync(
    Object.fromEntries(
      advisories.map((advisory, index) => [`${index}.json`, strToU8(JSON.stringify(advisory))]),
    ),
  );

test('names a vulnerable package of the lock file and where it is fixed', async () => {
  const { code, output } = await scan(
    zipped(
      about('koa', [{ introduced: '0' }, { fixed: '999.0.0' }], {
        aliases: ['CVE-2026-1'],
        summary: 'Open door',
      }),
      about('koa', [{ introduced: '999.0.0' }]),
    ),
  );
  expect(output).toMatch(/koa \d+\.\d+\.\d+\n +GHSA-test, CVE-2026-1\n +Open door\n +fixed in 999\.0\.0\n/);
  expect(output).toMatch(/\d packages, 2 advisories, 1 vulnerabilities\n$/);
  expect(code).toBe(1);
});

test('succeeds if no package is vulnerable', async () => {
  expect(await scan(zipped(about('no-such-package', [{ introduced: '0' }])))).toMatchObject({ code: 0 });
});

test('refuses an incomplete file and one without advisories', async () => {
  const whole = zipped(about('no-such-package', [{ introduced: '0' }]));
  const cut = await scan(whole.subarray(0, -30));
  expect(cut).toMatchObject({ code: 2, output: expect.stringContaining('no complete ZIP file') });
  const empty = await scan(zipSync({ 'README.txt': strToU8('none') }));
  expect(empty).toMatchObject({ code: 2, output: expect.stringContaining('contains no advisories') });
});
