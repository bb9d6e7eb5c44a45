import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@suite/site/read-site';
import { pages } from '../src/content/pages.ts';
import { createPublicFiles } from './public-files.ts';
import { socialPicture } from './social-pictures.ts';

const builtIn = readSite({});
const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates the files for a company with these facts in addition to the built-in ones. */
function createFor(facts: object) {
  const file = path.join(folder, 'company.json');
  const { chat: _chat, ...company } = builtIn;
  writeFileSync(file, JSON.stringify({ ...company, ...facts }));
  return createPublicFiles({ COMPANY_FILE: file });
}

test('every page has its social picture, 1200 by 630, and the built-in company has two PDFs', async () => {
  const files = await createPublicFiles({});
  const pictures = files.filter(({ path: file }) => file.endsWith('.png'));
  expect(pictures.map(({ path: file }) => file)).toEqual(
    pages.flatMap(({ picture }) => (picture ? [`public${picture.path}`] : [])),
  );
  for (const { content } of pictures)
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630]);
  const documents = files.filter(({ path: file }) => file.endsWith('.pdf'));
  expect(documents.map(({ path: file }) => file)).toEqual([
    'public/downloads/company-profile.pdf',
    'public/downloads/japan-services.pdf',
  ]);
  for (const { content } of documents) expect(content.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test("a social picture has the company's name, the page's title and a drawing", () => {
  const [home] = pages;
  const svg = home && socialPicture(home, { ...builtIn, name: 'Łódź & Sons' });
  expect(svg).toContain('>Łódź &#38; Sons</text>');
  expect(svg).toContain('>Not ten programs.</text>');
  expect(svg).not.toContain(builtIn.name);
  expect(svg).toContain('>Orders today</text>');
  expect(svg).not.toContain('var(');
});

test('a social picture leaves out a name that its fonts have no letters for', () => {
  for (const page of pages.filter(({ picture }) => picture))
    expect(socialPicture(page, { ...builtIn, name: '山田商会' })).not.toContain('山田');
});

test('a company of a long name gets it in smaller letters', () => {
  const [home] = pages;
  const svg = home && socialPicture(home, { ...builtIn, name: 'Consolidated '.repeat(6) });
  expect(Number(svg?.match(/font-size="([\d.]+)"[^>]*>Consolidated/)?.[1])).toBeLessThan(20);
});

test("the built-in PDFs are refused for another company's facts", async () => {
  await expect(createFor({ email: 'other@example.com' })).rejects.toThrow(
    /lists the document company-profile, but the built-in PDF has the facts of another company\. Put your PDF at /,
  );
  const files = await createFor({ email: 'other@example.com', documents: [] });
  expect(files.filter(({ path: file }) => file.endsWith('.pdf'))).toEqual([]);
});

test('all documents of the built-in company are in the folder of PDFs', () => {
  for (const name of builtIn.documents)
    expect(readFileSync(path.join(import.meta.dirname, `../documents/${name}.pdf`)).length).toBeLessThan(
      300 * 1024,
    );
});
