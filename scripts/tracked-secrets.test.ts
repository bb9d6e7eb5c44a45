import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { root } from './testing/run.ts';
import { filesWithoutGit, trackedFiles } from './testing/tracked-files.ts';

/** Addresses used only in tests. */
const examples = '/@(?:127\\.0\\.0\\.1|db|host|[a-z]+\\.invalid)[:/]/';
const connectionStrings = {
  id: '@secretlint/secretlint-rule-database-connection-string',
  options: { allows: [examples] },
};
const preset = '@secretlint/secretlint-rule-preset-recommend';
const config = { rules: [{ id: preset, rule: creator, rules: [connectionStrings] }] };

async function secretsIn(filePath: string, content: string) {
  const { messages } = await lintSource({
    source: { filePath, content, ext: path.extname(filePath), contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  return messages.map(({ message }) => `${filePath}: ${message}`);
}

test('finds tracked files without git', () => {
  const found = filesWithoutGit();
  expect(found).toEqual(expect.arrayContaining(['package.json', 'api/src/server/config.ts', '.env.example']));
  expect(found.filter((file) => /(?:^|\/)(?:node_modules|dist)\//.test(file))).toEqual([]);
});

test('no tracked file contains a secret', async () => {
  const files = trackedFiles();
  const texts = files.filter((file) => !/\.(?:png|jpg|webp|avif|woff2|ttf|otf|pdf|ico)$/.test(file));
  const found = await Promise.all(
    texts.map((file) => secretsIn(file, readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(found.flat()).toEqual([]);
});

test('detects a secret', async () => {
  const key = ['-----BEGIN', 'PRIVATE KEY-----\n'].join(' ');
  expect(
    await secretsIn(
      'key.pem',
      `${key}${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'.repeat(20)}\n${key.replace('BEGIN', 'END')}`,
    ),
  ).not.toEqual([]);
  const url = ['mysql://suite', 'V7s-kQ2_mX9.tB4w@db.example.com:3306/suite'].join(':');
  expect(await secretsIn('notes.md', url)).not.toEqual([]);
});
