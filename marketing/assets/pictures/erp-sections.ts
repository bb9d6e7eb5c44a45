import { ArrowLeftRight, Check, ScanBarcode, Sun } from 'lucide-react';
import { type ColorName, colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { bar, card, fact, ground, pill, tick, windowHead } from '../drawing/parts.ts';

const size = { width: 720, height: 540 };
const colors = colorsOf('erp');

const people = [
  ['Cutting', 'A', 'A', 'A', '', 'B'],
  ['Assembly', 'B', 'B', '', 'A', 'A'],
  ['Stores', 'A', 'L', 'L', 'A', 'A'],
  ['Dispatch', '', 'B', 'B', 'B', 'A'],
];

const shift: Record<string, { words: string; fill: ColorName; color: ColorName }> = {
  A: { words: 'Early', fill: 'mid', color: 'deep' },
  B: { words: 'Late', fill: 'hue', color: 'surface' },
  L: { words: 'Leave', fill: 'cinnamonSoft', color: 'cinnamon' },
};

const roster = (pen: Pen) => [
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) =>
    pen.text(day, 222 + index * 96, 128, { size: 14, fill: 'muted', anchor: 'middle' }),
  ),
  ...people.flatMap(([team = '', ...week], row) => {
    const y = 142 + row * 53;
    return [
      pen.line(`M40 ${y}H680`, 'line', 1.2),
      pen.text(team, 64, y + 32, { size: 16, weight: 700, fill: 'ink' }),
      ...week.map((code, day) => {
        const kind = shift[code];
        const x = 182 + day * 96;
        return kind
          ? pen.rect(x, y + 9, 80, 35, { rx: 9, fill: kind.fill }) +
              pen.text(kind.words, x + 40, y + 31, {
                size: 14,
                weight: 700,
                fill: kind.color,
                anchor: 'middle',
              })
          : pen.rect(x, y + 9, 80, 35, { rx: 9, fill: 'none', stroke: 'line', 'stroke-dasharray': '4 4' });
      }),
    ];
  }),
];

const hr: Picture = {
  ...size,
  colors,
  draw: (pen) => [
    ground(pen, 720, 540, 720, 540),
    card(pen, 40, 36, 640, 400, 20),
    windowHead(pen, 'Roster, week 47', 40, 36, 640),
    pill(pen, '46 of 48 present', 656, 54, {
      anchor: 'end',
      ground: 'successSoft',
      color: 'success',
      dot: 'success',
    }),
    ...roster(pen),
    card(pen, 316, 366, 372, 152),
    pen.circle(354, 406, 21, { fill: 'cinnamonSoft' }),
    icon(pen, Sun, 343, 395, 22, 'cinnamon', 2),
    pen.text('Leave, Tuesday to Wednesday', 388, 402, { size: 16, weight: 700, fill: 'ink' }),
    pen.text('Stores, 9 days left', 388, 423, { size: 14, fill: 'muted' }),
    pen.rect(340, 450, 156, 44, { rx: 12, fill: 'hue' }),
    icon(pen, Check, 366, 462, 20, 'surface', 2.5),
    pen.text('Approve', 394, 478, { size: 16, weight: 700, fill: 'surface' }),
    pen.rect(508, 450, 156, 44, { rx: 12, fill: 'sunken' }),
    pen.text('Decline', 586, 478, { size: 16, weight: 700, fill: 'text', anchor: 'middle' }),
  ],
};

const statement: [text: string, amount: string][] = [
  ['Transfer, invoice 2041', '212,400'],
  ['Card sales, shop 2', '48,950'],
];

const accounting: Picture = {
  ...size,
  colors,
  draw: (pen) => [
    ground(pen, 720, 540, 0, 0),
    card(pen, 40, 36, 640, 400, 20),
    windowHead(pen, 'Profit and loss', 40, 36, 640),
    pill(pen, 'To date', 656, 54, { anchor: 'end' }),
    fact(pen, 'Income', '4,182,000', 64, 138),
    fact(pen, 'Cost', '2,964,500', 246, 138),
    fact(pen, 'Profit', '1,217,500', 428, 138, { fill: 'success' }),
    ...[0, 1, 2].map((index) => pen.line(`M64 ${222 + index * 58}H656`, 'line', 1.2)),
    pen.path('M64 318C130 310 160 262 224 268S330 296 392 246 500 232 550 214 620 206 656 190V360H64z', {
      fill: 'soft',
    }),
    pen.line('M64 318C130 310 160 262 224 268S330 296 392 246 500 232 550 214 620 206 656 190', 'vivid', 4),
    pen.line('M64 346C140 340 180 316 240 320S350 336 400 304 520 302 560 290 630 286 656 276', 'faint', 3, {
      'stroke-dasharray': '2 8',
    }),
    card(pen, 250, 330, 438, 178),
    pen.text('Bank line matched', 276, 370, { size: 18, weight: 700, fill: 'ink' }),
    pill(pen, '2 of 2', 664, 350, { anchor: 'end', ground: 'successSoft', color: 'success' }),
    ...statement.flatMap(([text, amount], index) => {
      const y = 412 + index * 50;
      return [
        pen.line(`M276 ${y - 24}H662`, 'line', 1.2),
        pen.text(text, 276, y + 8, { size: 16 }),
        icon(pen, ArrowLeftRight, 474, y - 8, 20, 'vivid', 2),
        pen.text(amount, 622, y + 8, { size: 16, weight: 700, fill: 'ink', anchor: 'end' }),
        tick(pen, 650, y + 2, 11),
      ];
    }),
  ],
};

const stores: [name: string, share: number, count: string][] = [
  ['Main store', 0.86, '2,410'],
  ['Shop 1', 0.52, '312'],
  ['Shop 2', 0.34, '196'],
  ['Van 7', 0.14, '41'],
];

const sale: [item: string, amount: string][] = [
  ['Ceylon tea, 400 g x 2', '3,900'],
  ['Cinnamon, 100 g', '1,250'],
  ['Gift box', '850'],
];

const inventory: Picture = {
  ...size,
  colors,
  draw: (pen) => [
    ground(pen, 720, 540, 0, 540),
    card(pen, 40, 36, 400, 420, 20),
    windowHead(pen, 'Ceylon tea, 400 g', 40, 36, 400),
    pen.text('2,959', 64, 162, { size: 40, weight: 700, fill: 'ink' }),
    pen.text('in four places', 196, 160, { size: 15, fill: 'muted' }),
    ...stores.flatMap(([name, share, count], index) => {
      const y = 212 + index * 54;
      return [
        pen.text(name, 64, y, { size: 16 }),
        pen.text(count, 356, y, { size: 16, weight: 700, fill: 'ink', anchor: 'end' }),
        bar(pen, 64, y + 12, 292, share, index === 3 ? 'cinnamon' : 'bright', 9),
      ];
    }),
    card(pen, 380, 92, 300, 412, 20, 'surface'),
    pen.text('Till 2', 406, 138, { size: 20, weight: 700, fill: 'ink' }),
    pill(pen, 'Open', 656, 118, { anchor: 'end', ground: 'successSoft', color: 'success', dot: 'success' }),
    pen.rect(404, 160, 252, 44, { rx: 12, fill: 'sunken' }),
    icon(pen, ScanBarcode, 418, 171, 22, 'hue', 2),
    pen.text('Scan or search', 450, 188, { size: 15, fill: 'muted' }),
    ...sale.flatMap(([item, amount], index) => {
      const y = 242 + index * 42;
      return [
        pen.text(item, 406, y, { size: 16 }),
        pen.text(amount, 656, y, { size: 16, weight: 700, fill: 'ink', anchor: 'end' }),
        pen.line(`M406 ${y + 16}H656`, 'line', 1.2),
      ];
    }),
    pen.text('Total', 406, 392, { size: 16, fill: 'muted' }),
    pen.text('6,000', 656, 396, { size: 30, weight: 700, fill: 'ink', anchor: 'end' }),
    pen.rect(404, 424, 252, 54, { rx: 14, fill: 'hue' }),
    pen.text('Take payment', 530, 457, { size: 18, weight: 700, fill: 'surface', anchor: 'middle' }),
  ],
};

/** The pictures of the ERP page's three module sections. */
export const erpSectionPictures = { hr, accounting, inventory };
