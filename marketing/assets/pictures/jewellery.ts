import { type ColorName, colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { bar, card, ground, pill, tick, windowHead } from '../drawing/parts.ts';
import { stone } from './scenery.ts';

const gold: ColorName = 'bright';

const ring = (pen: Pen, fill: ColorName) =>
  pen.circle(0, 9, 21, { fill: 'none', stroke: gold, 'stroke-width': 5 }) +
  pen.path('M-8-12H8L5-5H-5z', { fill: gold }) +
  stone(pen, 0, -19, 11, fill);

const pendant = (pen: Pen, fill: ColorName) =>
  pen.line('M-26-28C-22 0-8 6 0 8 8 6 22 0 26-28', gold, 2.5, { 'stroke-dasharray': '1 4' }) +
  pen.circle(0, 11, 4, { fill: 'none', stroke: gold, 'stroke-width': 2.5 }) +
  stone(pen, 0, 24, 12, fill);

const earrings = (pen: Pen, fill: ColorName) =>
  [-17, 17]
    .map(
      (x) =>
        pen.circle(x, -20, 4.5, { fill: gold }) +
        pen.line(`M${x}-14v12`, gold, 2.5) +
        pen.path(`M${x} -4c8 9 11 15 11 21a11 11 0 0 1-22 0c0-6 3-12 11-21z`, { fill: gold }) +
        pen.circle(x, 18, 5.5, { fill }),
    )
    .join('');

const bangle = (pen: Pen, fill: ColorName) =>
  pen.circle(0, 0, 26, { fill: 'none', stroke: gold, 'stroke-width': 8 }) +
  [-50, 0, 50]
    .map((angle) => {
      const at = ((angle - 90) * Math.PI) / 180;
      return pen.circle(26 * Math.cos(at), 26 * Math.sin(at), 4.5, { fill });
    })
    .join('');

const pieces = [
  [ring, 'sapphire'],
  [pendant, 'lagoon'],
  [earrings, 'surface'],
  [bangle, 'surface'],
  [earrings, 'cinnamon'],
  [ring, 'lagoon'],
  [bangle, 'sapphire'],
  [pendant, 'cinnamon'],
  [pendant, 'sapphire'],
  [bangle, 'lagoon'],
  [ring, 'cinnamon'],
  [earrings, 'sapphire'],
] as const;

const chosen = 5;

const tray = (pen: Pen) => [
  pen.rect(72, 128, 420, 380, { rx: 20, fill: 'night' }),
  ...pieces.map(([draw, fill], index) => {
    const x = 126 + (index % 4) * 104;
    const y = 194 + Math.floor(index / 4) * 122;
    const isChosen = index === chosen;
    return pen.move(
      x,
      y,
      pen.rect(-44, -50, 88, 106, {
        rx: 14,
        fill: 'surface',
        opacity: isChosen ? undefined : '.07',
      }),
      draw(pen, fill),
    );
  }),
  pen.rect(182, 362, 96, 30, { rx: 8, fill: 'surface', stroke: 'mid' }),
  pen.text('4.62 g 22K', 230, 382, { size: 14, weight: 700, fill: 'hue', anchor: 'middle' }),
];

const rates: [metal: string, rate: string][] = [
  ['Gold 22K', '22,320'],
  ['Silver', '284'],
];

const metalRate = (pen: Pen) => [
  pen.text('Gold 24K, per gram', 520, 152, { size: 14, fill: 'muted' }),
  pen.text('24,350', 520, 188, { size: 32, weight: 700, fill: 'ink' }),
  pill(pen, '+0.8%', 728, 164, { anchor: 'end', ground: 'successSoft', color: 'success' }),
  pen.path('M520 262l26-8 26 5 26-14 26 3 26-16 26 4 26-18 26-4v62H520z', { fill: 'soft' }),
  pen.line('M520 262l26-8 26 5 26-14 26 3 26-16 26 4 26-18 26-4', 'vivid', 3),
  pen.circle(728, 214, 5.5, { fill: 'surface', stroke: 'vivid', 'stroke-width': 3 }),
  ...rates.flatMap(([metal, rate], index) => {
    const y = 306 + index * 32;
    return [
      pen.text(metal, 520, y, { size: 15 }),
      pen.text(rate, 728, y, { size: 15, weight: 700, fill: 'ink', anchor: 'end' }),
    ];
  }),
];

const stages = ['Cast', 'File', 'Set', 'Polish'];

const ticket = (pen: Pen) => [
  pen.rect(414, 386, 344, 202, { rx: 16, fill: 'ink', opacity: '.2', filter: pen.blur() }),
  pen.path(
    'M420 368H752a16 16 0 0 1 16 16v37a11 11 0 0 0 0 22V560a16 16 0 0 1-16 16H420a16 16 0 0 1-16-16V443a11 11 0 0 0 0-22V384a16 16 0 0 1 16-16z',
    { fill: 'surface' },
  ),
  pen.line('M424 432H748', 'faint', 1.5, { 'stroke-dasharray': '2 7' }),
  pen.text('Workshop ticket 318', 430, 402, { size: 18, weight: 700, fill: 'ink' }),
  pen.text('Ring, lagoon stone', 430, 421, { size: 14, fill: 'muted' }),
  pill(pen, 'Friday', 744, 385, { anchor: 'end' }),
  ...stages.map((stage, index) => {
    const x = 452 + index * 88;
    const isDone = index < 2;
    return [
      index > 0 ? pen.line(`M${x - 72} 466h56`, index < 3 ? 'bright' : 'line', 3) : '',
      isDone
        ? tick(pen, x, 466, 12, 'hue')
        : pen.circle(x, 466, 11, {
            fill: 'surface',
            stroke: index === 2 ? 'hue' : 'faint',
            'stroke-width': 2.5,
          }),
      index === 2 ? pen.circle(x, 466, 4.5, { fill: 'hue' }) : '',
      pen.text(stage, x, 498, { size: 14, weight: index === 2 ? 700 : 500, fill: 'text', anchor: 'middle' }),
    ].join('');
  }),
  pen.text('Metal issued 5.10 g', 430, 532, { size: 14, fill: 'muted' }),
  pen.text('wastage 0.31 g', 744, 532, { size: 14, weight: 700, fill: 'hue', anchor: 'end' }),
  bar(pen, 430, 546, 314, 0.94, 'bright'),
];

/** Jewellery: a tray, the day's metal rate and a workshop ticket. */
export const jewelleryPicture: Picture = {
  width: 800,
  height: 600,
  colors: colorsOf('jewellery'),
  draw: (pen) => [
    ground(pen, 800, 600, 800, 600),
    card(pen, 48, 40, 704, 492, 20),
    windowHead(pen, 'Showcase', 48, 40, 704),
    pill(pen, 'Tray 7 counted', 728, 58, {
      anchor: 'end',
      ground: 'successSoft',
      color: 'success',
      dot: 'success',
    }),
    ...tray(pen),
    ...metalRate(pen),
    ...ticket(pen),
  ],
};
