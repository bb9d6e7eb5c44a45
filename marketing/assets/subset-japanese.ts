import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import './define-site.ts';

const { businessJp } = await import('../src/content/business-jp.ts');
const { pages } = await import('../src/content/pages.ts');
const { japanServices } = await import('./documents/japan-services.ts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const kana = `${range(0x3041, 0x3096)}${range(0x30a1, 0x30fc)}${range(0x3000, 0x3015)}・ー％＋（）：！？〜`;

/**
 * Reduces Noto Sans JP to the characters in our Japanese texts. Run it if `npm run assets` reports a missing character:
 * `node scripts/node.mjs marketing/assets/subset-japanese.ts NotoSansJP-Medium.woff NotoSansJP-Bold.woff`
 */
const [medium, bold] = process.argv.slice(2);
if (!medium || !bold) throw new Error('Give the Noto Sans JP files of weight 500 and 700, in this order.');

const characters = ascii + kana + JSON.stringify([businessJp, pages, japanServices]);
for (const [weight, file] of [
  [500, medium],
  [700, bold],
] as const) {
  const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'woff' });
  writeFileSync(path.join(import.meta.dirname, `fonts/noto-sans-jp-${weight}.woff`), font);
}
