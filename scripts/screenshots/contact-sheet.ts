import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Shot } from './shots.ts';

const figure = (width: number, { name, path: address }: Shot) =>
  `<figure><figcaption>${name} <small>${address}</small></figcaption><a href="${width}/${name}.jpeg"><img src="${width}/${name}.jpeg" alt=""></a></figure>`;

const section = (width: number, shots: Shot[]) => `
<section id="w${width}" style="--thumb: ${Math.round(90 + width / 8)}px">
<h2>${width} px</h2>
${shots.map((shot) => figure(width, shot)).join('\n')}
</section>`;

const sheet = (widths: number[], shots: Shot[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { margin: 0; background: #ddd; font: 12px system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; padding: 16px; }
h2 { flex-basis: 100%; margin: 0; }
figure { width: var(--thumb); margin: 0; overflow-wrap: anywhere; }
img { display: block; width: 100%; }
</style>
${widths.map((width) => section(width, shots)).join('\n')}
</html>
`;

/** Writes `index.html` with a section of shots for each width, and a picture of each section. */
export async function writeContactSheet(browser: Browser, widths: number[], shots: Shot[], folder: string) {
  const file = path.join(folder, 'index.html');
  writeFileSync(file, sheet(widths, shots));
  const page = await browser.newPage({ viewport: { width: 1680, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  for (const width of widths) {
    const picture = path.join(folder, `contact-sheet-${width}.jpeg`);
    await page.locator(`#w${width}`).screenshot({ path: picture, type: 'jpeg', quality: 80 });
  }
  await page.close();
}
