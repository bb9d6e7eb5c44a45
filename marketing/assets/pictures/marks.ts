import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { facet } from '../drawing/parts.ts';

const colors = colorsOf('erp');

const mark: Picture = { width: 64, height: 64, colors, draw: (pen) => [facet(pen, 32, 32, 31, 'sapphire')] };

/** The logo with a margin on a plain background, for home screens that crop icons to a circle. */
const appIcon: Picture = {
  width: 512,
  height: 512,
  colors,
  draw: (pen) => [pen.rect(0, 0, 512, 512, { fill: 'sand' }), facet(pen, 256, 256, 150, 'sapphire')],
};

const hotel = (pen: Pen) =>
  [18, 12, 6]
    .map((r, index) => pen.line(`M${-r} 10a${r} ${r} 0 0 1 ${2 * r} 0`, 'ink', index === 2 ? 3.5 : 3))
    .join('') + pen.line('M-22 16H22', 'ink', 3);

const jeweller = (pen: Pen) =>
  pen.line('M-11-15H11L20-4 0 18-20-4zM-20-4H20M-11-15L-6-4 0 18 6-4 11-15', 'ink', 2.75);

const school = (pen: Pen) =>
  pen.path('M0-16L22-5 0 6-22-5z', { fill: 'ink' }) + pen.line('M-13 4v9q13 9 26 0V4', 'ink', 3);

const tea = (pen: Pen) =>
  pen.path('M0 18C-20 12-20-8-14-18-2-12 2 0 0 18z', { fill: 'ink' }) +
  pen.path('M3 18C4 4 10-6 22-10 24 6 16 16 3 18z', { fill: 'ink', opacity: '.55' });

const maker = (pen: Pen) =>
  pen.circle(0, 0, 12, { fill: 'none', stroke: 'ink', 'stroke-width': 4 }) +
  pen.circle(0, 0, 3.5, { fill: 'ink' }) +
  Array.from({ length: 8 }, (_, index) =>
    pen.rect(-3, -20, 6, 8, { rx: 2, fill: 'ink', transform: `rotate(${index * 45})` }),
  ).join('');

const grower = (pen: Pen) =>
  pen.line(
    'M0 18V-2M0-2C-4-14-14-16-20-12M0-2C4-14 14-16 20-12M0-2C-10-4-16 2-17 9M0-2C10-4 16 2 17 9',
    'ink',
    3,
  );

const trades: [name: string, draw: (pen: Pen) => string][] = [
  ['Hotels', hotel],
  ['Jewellers', jeweller],
  ['Schools', school],
  ['Makers', maker],
  ['Tea', tea],
  ['Growers', grower],
];

const size = 25;
const textStart = 58;

const trade = (pen: Pen, [name, draw]: (typeof trades)[number], x: number, y: number) =>
  pen.move(
    x,
    y,
    pen.move(22, 0, draw(pen)),
    pen.text(name, textStart, size * 0.35, { size, weight: 700, fill: 'ink' }),
  );

/** Distributes the clients over the whole width with equal gaps. */
const inRow = (pen: Pen, width: number, y: number) => {
  const widths = trades.map(([name]) => textStart + pen.width(name, size, 700));
  const gap = (width - widths.reduce((sum, each) => sum + each)) / (trades.length - 1);
  return trades.map((each, index) => {
    const before = widths.slice(0, index).reduce((sum, one) => sum + one, 0);
    return trade(pen, each, before + index * gap, y);
  });
};

const clientsWide: Picture = {
  width: 1200,
  height: 80,
  colors,
  draw: (pen) => [pen.group({ opacity: '.72' }, ...inRow(pen, 1200, 40))],
};

const clientsNarrow: Picture = {
  width: 400,
  height: 240,
  colors,
  draw: (pen) => [
    pen.group(
      { opacity: '.72' },
      ...trades.map((each, index) => trade(pen, each, (index % 2) * 200, Math.floor(index / 2) * 80 + 40)),
    ),
  ],
};

/** The company's logo and placeholder logos of clients. */
export const marks = { mark, appIcon, clientsWide, clientsNarrow };
