import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Site } from '@suite/site/site';
import { toHex } from '@suite/ui/oklch';
import { light } from '@suite/ui/palette';
import type { PageDescriptor } from '../src/content/pages.ts';
import { day } from '../src/pages/home/surface/day.ts';

type DrawText = (text: string, y: number, size: number, fill: string, x: number) => string;

const tile = { width: 236, height: 128 };

/**
 * Returns the picture of the home page's hero as SVG elements for the right half of a social picture: the tiles and the
 * order of the day, cut off by the edge.
 */
function todayDrawing(drawText: DrawText): string {
  const { color, offering, offeringSoft } = light;
  const [ink, muted] = [toHex(color.ink), toHex(color.textMuted)];
  const tiles = day.tiles.map(({ id, label, value, note }, index) => {
    const x = 684 + (index % 2) * (tile.width + 16);
    const y = 168 + Math.floor(index / 2) * (tile.height + 16);
    return [
      `<rect x="${x}" y="${y}" width="${tile.width}" height="${tile.height}" rx="14" fill="${toHex(offeringSoft[id])}"/>`,
      drawText(label, y + 36, 18, toHex(offering[id]), x + 20),
      drawText(value, y + 76, 32, ink, x + 20),
      drawText(note, y + 106, 16, muted, x + 20),
    ].join('');
  });
  const steps = day.order.steps.slice(0, 2).map(({ title, detail, time }, index) => {
    const y = 524 + index * 62;
    return [
      `<circle cx="708" cy="${y - 4}" r="8" fill="${toHex(color.sapphire)}"/>`,
      drawText(title, y, 20, ink, 734),
      drawText(detail, y + 26, 16, muted, 734),
      drawText(time, y, 18, muted, 1098),
    ].join('');
  });
  return [
    `<rect x="600" width="600" height="630" fill="${toHex(color.lagoonSoft)}"/>`,
    `<rect x="656" y="80" width="620" height="640" rx="20" fill="${toHex(color.surface)}" stroke="${toHex(color.hairline)}"/>`,
    drawText('Today', 138, 32, ink, 684),
    drawText('09:41', 136, 20, muted, 1098),
    ...tiles,
    `<rect x="684" y="456" width="540" height="240" rx="14" fill="none" stroke="${toHex(color.hairline)}"/>`,
    drawText(day.order.title, 492, 18, muted, 704),
    ...steps,
  ].join('');
}

const marketing = path.join(import.meta.dirname, '..');
const readText = (file: string) => readFileSync(path.join(marketing, file), 'utf8');

/** The picture beside the text of pages without an offering; that of the home page is drawn by `todayDrawing`. */
const scenes: Record<string, string> = {
  business: 'erp/inventory',
  'business-jp': 'offerings/erp',
  products: 'offerings/web',
  about: 'highlights/stress-free-management',
  exclusive: 'case-studies/jewellery',
  partner: 'highlights/business-automation',
  contact: 'highlights/premium-support',
  terms: 'erp/accounting',
  privacy: 'highlights/effortless-it',
  faq: 'highlights/premium-support',
};

const fontFiles = ['plus-jakarta-sans-700.ttf', 'noto-sans-jp-700.ttf'].map((file) =>
  path.join(import.meta.dirname, 'fonts', file),
);
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Plus Jakarta Sans' };

/** The letters of the fonts, except for the Japanese ones, which are those of the product's own texts. */
const drawable = /^[\p{Script=Latin}\p{Script=Common}\p{Mark}]*$/u;

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const textElement = (text: string, y: number, size: number, fill: string, x = 68) =>
  `<text x="${x}" y="${y}" font-family="Plus Jakarta Sans" font-weight="700" font-size="${size}" fill="${fill}">${escapeXml(text)}</text>`;

const document = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${content}</svg>`;

const widthOf = (text: string, size: number) =>
  new Resvg(document(textElement(text.trim(), 100, size, '#000')), { font }).getBBox()?.width ?? 0;

/** Splits text into words, in Japanese too, each with the punctuation and spaces that follow it. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}

/** Breaks a title into lines. Each sentence, or Japanese clause, starts a new line. */
function breakLines(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of wordsOf(title)) {
    const line = lines.at(-1);
    if (line === undefined || /[、.]\s*$/.test(line) || widthOf(line + word, size) > 500) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  return lines;
}

/** Returns a drawing for embedding: with its colours in place of variables, which the renderer doesn't know. */
function embed(file: string, attributes: string): { svg: string; colors: Map<string, string> } {
  const text = readText(file);
  const colors = new Map(
    Array.from(text.matchAll(/--(\w+):(#\w+)/g), ([, name = '', value = '']) => [name, value]),
  );
  const svg = text
    .replaceAll(/var\(--(\w+)\)/g, (_whole, name: string) => colors.get(name) ?? 'none')
    .replace(/<svg[^>]*?(viewBox="[^"]*")[^>]*>/, `<svg ${attributes} $1>`);
  return { svg, colors };
}

/** Returns the social picture of a page as SVG, 1200 x 630: the company's name, the page's title and a drawing. */
export function socialPicture({ id, offering, picture }: PageDescriptor, { name }: Site): string {
  const scene = offering ? `offerings/${offering}` : scenes[id];
  if (!picture || !(scene || id === 'home'))
    throw new Error(`Give the page ${id} a picture in ${import.meta.filename}`);
  const drawing = scene
    ? embed(`pictures/${scene}.svg`, 'x="600" height="630" preserveAspectRatio="xMinYMid slice" width="600"')
    : { svg: todayDrawing(textElement), colors: new Map<string, string>() };
  const { color } = light;
  const [ink, hue] = [toHex(color.ink), drawing.colors.get('hue') ?? toHex(color.sapphire)];
  const [fittingSize, lines] = [68, 62, 56, 50]
    .map((size) => [size, breakLines(picture.title, size)] as const)
    .find(([size, { length }]) => length <= 3 || size === 50) ?? [50, []];
  const isDrawable = drawable.test(name);
  const top = 350 - lines.length * fittingSize * 0.58;
  return document(
    [
      `<rect width="1200" height="630" fill="${toHex(color.sand)}"/>`,
      drawing.svg,
      embed('public/favicon.svg', 'x="68" y="60" width="48" height="48"').svg,
      isDrawable && textElement(name, 94, Math.min(30, (30 * 440) / widthOf(name, 30)), ink, 130),
      (isDrawable || picture.line !== name) && textElement(picture.line, top - 12, 25, hue),
      ...lines.map((line, index) =>
        textElement(line.trim(), top + (index + 0.95) * fittingSize * 1.16, fittingSize, ink),
      ),
      `<rect x="68" y="556" width="64" height="6" rx="3" fill="${drawing.colors.get('vivid') ?? hue}"/>`,
    ]
      .filter(Boolean)
      .join(''),
  );
}

/** Renders a picture as PNG, or returns the cached one if it has not changed. */
export function renderPicture(svg: string): Buffer {
  const hash = createHash('sha256').update(svg);
  for (const file of fontFiles) hash.update(readFileSync(file));
  const cached = path.join(marketing, '.cache/social', `${hash.digest('hex')}.png`);
  if (existsSync(cached)) return readFileSync(cached);
  const png = new Resvg(svg, { font }).render().asPng();
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, png);
  return png;
}
