import { CloudUpload, DatabaseBackup, Eye, Mail, PackageMinus, ShoppingCart } from 'lucide-react';
import { colorsOf } from '../drawing/colors.ts';
import type { Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { card, fact, ground, pill, tick } from '../drawing/parts.ts';

const size = { width: 560, height: 400 };

const support: Picture = {
  ...size,
  colors: colorsOf('property'),
  draw: (pen) => [
    ground(pen, 560, 400, 0, 400),
    card(pen, 64, 48, 432, 304, 20),
    pen.circle(110, 94, 23, { fill: 'mid' }),
    pen.circle(110, 88, 8, { fill: 'deep' }),
    pen.path('M95 110a15 13 0 0 1 30 0z', { fill: 'deep' }),
    pen.circle(127, 110, 7, { fill: 'success', stroke: 'surface', 'stroke-width': 3 }),
    pen.text('Your specialist', 146, 90, { size: 19, weight: 700, fill: 'ink' }),
    pen.text('knows your set-up', 146, 112, { size: 15, fill: 'muted' }),
    pen.text('02:14', 472, 100, { size: 15, fill: 'muted', anchor: 'end' }),
    pen.rect(88, 144, 268, 48, { rx: 16, fill: 'sunken' }),
    pen.text('The night audit has stopped.', 106, 174, { size: 16, fill: 'text' }),
    pen.rect(190, 206, 282, 72, { rx: 16, fill: 'hue' }),
    pen.text('Found it: one open bill in', 208, 236, { size: 16, fill: 'surface' }),
    pen.text('room 204. Closing it now.', 208, 260, { size: 16, fill: 'surface' }),
    tick(pen, 108, 316, 14),
    pen.text('Solved in 6 minutes', 134, 322, { size: 17, weight: 700, fill: 'ink' }),
  ],
};

const effortless: Picture = {
  ...size,
  colors: colorsOf('erp'),
  draw: (pen) => [
    ground(pen, 560, 400, 560, 0),
    card(pen, 64, 56, 432, 288, 20),
    pen.text('While you slept', 92, 104, { size: 21, weight: 700, fill: 'ink' }),
    pill(pen, 'All well', 470, 82, {
      anchor: 'end',
      ground: 'successSoft',
      color: 'success',
      dot: 'success',
    }),
    ...(
      [
        [DatabaseBackup, 'Backed up', '01:30'],
        [CloudUpload, 'Updated', '02:10'],
        [Eye, 'Watched', '8,640 checks'],
      ] as const
    ).flatMap(([Icon, name, when], index) => {
      const y = 130 + index * 68;
      return [
        pen.line(`M92 ${y}H468`, 'line', 1.2),
        pen.rect(92, y + 13, 42, 42, { rx: 12, fill: 'soft' }),
        icon(pen, Icon, 101, y + 22, 24, 'hue', 2),
        pen.text(name, 152, y + 40, { size: 18, weight: 700, fill: 'ink' }),
        pen.text(when, 428, y + 40, { size: 16, fill: 'muted', anchor: 'end' }),
        tick(pen, 455, y + 34, 13),
      ];
    }),
  ],
};

const automation: Picture = {
  ...size,
  colors: colorsOf('lms'),
  draw: (pen) => [
    ground(pen, 560, 400, 0, 0),
    pen.line('M168 116V286', 'vivid', 4, { 'stroke-dasharray': '1 11' }),
    ...(
      [
        [PackageMinus, 'When stock falls below 10', 'Gasket set: 8 left'],
        [ShoppingCart, 'order 200', 'from the usual supplier'],
        [Mail, 'and tell the buyer', 'sent at 09:02'],
      ] as const
    ).flatMap(([Icon, rule, outcome], index) => {
      const x = 72 + index * 40;
      const y = 44 + index * 110;
      return [
        card(pen, x, y, 376, 88, 18),
        pen.rect(x + 18, y + 20, 48, 48, { rx: 14, fill: index === 0 ? 'cinnamonSoft' : 'soft' }),
        icon(pen, Icon, x + 29, y + 31, 26, index === 0 ? 'cinnamon' : 'hue', 2),
        pen.text(rule, x + 84, y + 40, { size: 18, weight: 700, fill: 'ink' }),
        pen.text(outcome, x + 84, y + 64, { size: 15, fill: 'muted' }),
        index > 0 ? tick(pen, x + 348, y + 44, 13) : '',
      ];
    }),
  ],
};

const stressFree: Picture = {
  ...size,
  colors: colorsOf('jewellery'),
  draw: (pen) => [
    pen.rect(0, 0, 560, 400, { fill: 'ground' }),
    ...[190, 140, 92].map((r, index) =>
      pen.circle(280, 250, r, { fill: index === 2 ? 'mid' : 'tint', opacity: [0.6, 0.9, 1][index] ?? 1 }),
    ),
    pen.path('M0 244C120 214 220 232 320 224S480 208 560 226V400H0z', { fill: 'bright', opacity: '.55' }),
    pen.path('M0 280C140 250 260 274 360 262S500 254 560 264V400H0z', { fill: 'vivid', opacity: '.4' }),
    card(pen, 64, 176, 432, 176, 20),
    pen.text('Today, 17:40', 92, 220, { size: 20, weight: 700, fill: 'ink' }),
    pill(pen, 'Nothing waiting', 470, 199, { anchor: 'end', ground: 'successSoft', color: 'success' }),
    pen.line('M92 244H468', 'line', 1.2),
    fact(pen, 'Sales', '482,000', 92, 278, { size: 26 }),
    fact(pen, 'Orders out', '36 of 36', 246, 278, { size: 26 }),
    fact(pen, 'Cash', '+9%', 468, 278, { size: 26, fill: 'success', anchor: 'end' }),
  ],
};

/** The pictures of the home page's highlights, by their id in the content. */
export const highlightPictures = {
  'premium-support': support,
  'effortless-it': effortless,
  'business-automation': automation,
  'stress-free-management': stressFree,
};
