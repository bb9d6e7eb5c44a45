import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPinnedSources } from './pinned-sources.ts';

const project = mkdtempSync(path.join(tmpdir(), 'pinned-'));
const library = path.join(project, 'node_modules/library');
afterAll(() => rmSync(project, { recursive: true }));

const content = 'export const answer = 42;\n';
const source = {
  package: 'library',
  file: 'dist/index.js',
  sha256: createHash('sha256').update(content).digest('hex'),
  usedBy: 'some-loader.ts',
};
const check = () => checkPinnedSources([source], pathToFileURL(path.join(project, 'build.js')).href);

beforeEach(() => {
  mkdirSync(path.join(library, 'dist'), { recursive: true });
  writeFileSync(path.join(library, 'package.json'), '{"name":"library","version":"1.0.0"}');
  writeFileSync(path.join(library, 'dist/index.js'), content);
});

test('accepts the installed dependencies', () => {
  expect(() => checkPinnedSources()).not.toThrow();
});

test('accepts a file with the pinned content', () => {
  expect(check).not.toThrow();
});

test('rejects a changed file and names the build step to adapt', () => {
  writeFileSync(path.join(library, 'dist/index.js'), 'export const answer = 43;\n');
  expect(check).toThrow(
    /^library\/dist\/index\.js has changed \(sha256 \w{64}\)\. packages\/build\/src\/some-loader\.ts relies on/,
  );
});

test('rejects a missing file', () => {
  rmSync(path.join(library, 'dist/index.js'));
  expect(check).toThrow(/^library\/dist\/index\.js is missing\./);
});
