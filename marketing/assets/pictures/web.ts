import { Globe, MousePointer2 } from 'lucide-react';
import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { card, ground, pill, tick } from '../drawing/parts.ts';
import { guitar, smallGuitar, soundWave } from './scenery.ts';

const browserHead = (pen: Pen) => [
  ...[0, 1, 2].map((index) => pen.circle(80 + index * 22, 70, 6.5, { fill: 'line' })),
  pen.rect(160, 54, 440, 32, { rx: 16, fill: 'sunken' }),
  icon(pen, Globe, 174, 62, 16, 'muted'),
  pen.text('instruments.example', 200, 76, { size: 15, fill: 'muted' }),
  pill(pen, 'Publish', 728, 56, { anchor: 'end', ground: 'hue', color: 'surface' }),
  pen.line('M48 100H752', 'line', 1.2),
];

const page = (pen: Pen) => [
  pen.text('Luthier', 84, 142, { size: 18, weight: 700, fill: 'ink' }),
  ...['Strings', 'Workshop', 'Dealers'].map((word, index) =>
    pen.text(word, [268, 352, 462][index] ?? 0, 142, { size: 15, fill: 'text' }),
  ),
  pen.rect(72, 164, 656, 212, { rx: 18, fill: 'soft' }),
  pen.text('Hear the wood', 104, 230, { size: 34, weight: 700, fill: 'ink' }),
  pen.text('before you hold it.', 104, 270, { size: 34, weight: 700, fill: 'ink' }),
  pen.rect(104, 298, 150, 46, { rx: 23, fill: 'hue' }),
  pen.text('Play a sample', 179, 327, { size: 16, weight: 700, fill: 'surface', anchor: 'middle' }),
  soundWave(pen, 280, 321, [10, 20, 30, 18, 34, 24, 12, 26, 16, 8], 4),
];

const shelf: [name: string, price: string][] = [
  ['Concert', '1,480'],
  ['Parlour', '1,120'],
  ['Travel', '760'],
];

const cards = (pen: Pen) =>
  shelf.flatMap(([name, price], index) => {
    const x = 72 + index * 224;
    return [
      pen.rect(x, 396, 208, 112, { rx: 14, fill: 'surface', stroke: 'line' }),
      pen.rect(x + 12, 408, 76, 88, { rx: 10, fill: 'soft' }),
      smallGuitar(pen, x + 50, 458, index === 1 ? 'vivid' : 'bright'),
      pen.text(name, x + 104, 440, { size: 16, weight: 700, fill: 'ink' }),
      pen.text(price, x + 104, 464, { size: 15, fill: 'muted' }),
    ];
  });

const selection = (pen: Pen) => [
  pen.rect(92, 192, 332, 92, { rx: 4, fill: 'none', stroke: 'sapphire', 'stroke-width': 2 }),
  ...[
    [92, 192],
    [424, 192],
    [92, 284],
    [424, 284],
  ].map(([x = 0, y = 0]) =>
    pen.rect(x - 5, y - 5, 10, 10, { rx: 2, fill: 'surface', stroke: 'sapphire', 'stroke-width': 2 }),
  ),
  pen.rect(92, 164, 84, 24, { rx: 6, fill: 'sapphire' }),
  pen.text('Heading', 134, 181, { size: 13, weight: 700, fill: 'surface', anchor: 'middle' }),
  pen.group(
    { transform: 'translate(412 272)' },
    icon(pen, MousePointer2, 0, 0, 30, 'surface', 3.5),
    icon(pen, MousePointer2, 0, 0, 30, 'ink', 2),
  ),
];

const checks = ['Loads in 0.6 s', 'Works by keyboard', 'Found by search'];

const report = (pen: Pen) => [
  card(pen, 500, 392, 268, 184),
  pen.text('Ready to publish', 526, 430, { size: 18, weight: 700, fill: 'ink' }),
  ...checks.map((check, index) => {
    const y = 464 + index * 36;
    return tick(pen, 537, y, 11, 'success') + pen.text(check, 560, y + 5, { size: 16 });
  }),
];

/** Web: a browser with a page being composed. */
export const webPicture: Picture = {
  width: 800,
  height: 600,
  colors: colorsOf('web'),
  draw: (pen) => [
    ground(pen, 800, 600, 0, 600),
    card(pen, 48, 40, 704, 492, 20),
    ...browserHead(pen),
    ...page(pen),
    guitar(pen, 590, 296, 22),
    ...cards(pen),
    ...selection(pen),
    ...report(pen),
  ],
};
