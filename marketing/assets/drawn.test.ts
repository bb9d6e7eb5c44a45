import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { DrawnRecord } from './drawn.ts';

const records = JSON.parse(readFileSync(path.join(import.meta.dirname, 'drawn.json'), 'utf8')) as {
  facts: unknown;
  files: Record<string, DrawnRecord>;
};
const marketing = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(marketing, file));
const drawnWithItsFacts = () => {
  Object.assign(globalThis, { __SITE__: records.facts });
  return import('./drawn.ts');
};

test('every drawn file matches its content and drawing code (otherwise run npm run assets)', async () => {
  const { drawnFiles, hashOf } = await drawnWithItsFacts();
  const now = drawnFiles.map(({ file, content }) => [file, hashOf(content)]);
  expect(now).toEqual(Object.entries(records.files).map(([file, { content }]) => [file, content]));
});

test('no drawn file was edited by hand', async () => {
  const { hashOf } = await drawnWithItsFacts();
  const changed = Object.entries(records.files).filter(([file, { bytes }]) => hashOf(read(file)) !== bytes);
  expect(changed.map(([file]) => file)).toEqual([]);
});

test('every picture file has a drawing', () => {
  const left = readdirSync(path.join(marketing, 'pictures'), { recursive: true, encoding: 'utf8' })
    .map((file) => `pictures/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.svg') && !file.startsWith('pictures/overrides/'));
  expect(left.filter((file) => !(file in records.files))).toEqual([]);
});

test('product pictures are under 8 KB, PDFs under 300 KB and other files under 60 KB', () => {
  for (const file of Object.keys(records.files)) {
    const size = statSync(path.join(marketing, file)).size;
    const sent = file.endsWith('.svg') ? brotliCompressSync(read(file)).length : size;
    const most = file.startsWith('pictures/offerings/') ? 8 : file.endsWith('.pdf') ? 300 : 60;
    expect([file, sent < most * 1024, size < 300 * 1024]).toEqual([file, true, true]);
  }
});

test('a product picture has fewer than 200 elements, because a browser builds each one', () => {
  const files = Object.keys(records.files).filter((file) => file.startsWith('pictures/offerings/'));
  expect(files).toHaveLength(6);
  for (const file of files)
    expect(
      read(file)
        .toString()
        .match(/<[a-z]/g)?.length,
    ).toBeLessThan(200);
});

test('every social picture exists and measures 1200 by 630', async () => {
  const { pages } = await import('../src/content/pages.ts');
  for (const { picture } of pages) {
    const file = `public${picture?.path}`;
    expect(existsSync(path.join(marketing, file))).toBe(true);
    const png = read(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('both downloads are PDFs with embedded fonts', () => {
  const fonts = { 'company-profile': 'PlusJakartaSans', 'japan-services': 'NotoSansJP' };
  for (const [name, font] of Object.entries(fonts)) {
    const pdf = read(`public/downloads/${name}.pdf`).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain(`+${font}`);
    expect(pdf).toContain('/FontFile2');
  }
});
