import { MapPin } from 'lucide-react';
import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { bar, card, fact, ground, pill, tick } from '../drawing/parts.ts';
import { guitar, palm, soundWave, stone } from './scenery.ts';

const size = { width: 720, height: 480 };

const around = (cx: number, cy: number, r: number, degrees: number) => {
  const at = ((degrees - 90) * Math.PI) / 180;
  return [
    Math.round((cx + r * Math.cos(at)) * 10) / 10,
    Math.round((cy + r * Math.sin(at)) * 10) / 10,
  ] as const;
};

function gauge(pen: Pen, cx: number, cy: number) {
  const marks = Array.from({ length: 19 }, (_, index) => {
    const degrees = -126 + index * 14;
    const isLong = index % 3 === 0;
    const [x1, y1] = around(cx, cy, 104, degrees);
    const [x2, y2] = around(cx, cy, isLong ? 86 : 94, degrees);
    return pen.line(`M${x1} ${y1}L${x2} ${y2}`, isLong ? 'ink' : 'muted', isLong ? 4 : 2);
  });
  const [x, y] = around(cx, cy, 82, 38);
  const [ax, ay] = around(cx, cy, 116, 14);
  const [bx, by] = around(cx, cy, 116, 70);
  return [
    pen.rect(cx - 26, cy + 120, 52, 70, { rx: 8, fill: 'hue' }),
    pen.rect(cx - 38, cy + 172, 76, 24, { rx: 6, fill: 'deep' }),
    pen.circle(cx, cy + 12, 138, { fill: 'ink', opacity: '.18', filter: pen.blur() }),
    pen.circle(cx, cy, 140, { fill: 'deep' }),
    pen.circle(cx, cy, 127, { fill: 'surface' }),
    pen.line(`M${ax} ${ay}A116 116 0 0 1 ${bx} ${by}`, 'lagoon', 10),
    ...marks,
    pen.text('bar', cx, cy + 64, { size: 20, weight: 700, fill: 'muted', anchor: 'middle' }),
    pen.line(`M${cx} ${cy}L${x} ${y}`, 'cinnamon', 6),
    pen.circle(cx, cy, 15, { fill: 'deep' }),
    pen.circle(cx, cy, 5, { fill: 'surface' }),
  ];
}

const readings: [point: string, value: string][] = [
  ['2.00 bar', '2.003'],
  ['6.00 bar', '6.001'],
  ['10.00 bar', '9.998'],
];

const erp: Picture = {
  ...size,
  colors: colorsOf('erp'),
  draw: (pen) => [
    ground(pen, 720, 480, 200, 220),
    ...gauge(pen, 200, 206),
    card(pen, 384, 58, 288, 364),
    pen.text('Job 1807', 410, 104, { size: 24, weight: 700, fill: 'ink' }),
    pill(pen, 'Certified', 648, 82, { anchor: 'end', ground: 'successSoft', color: 'success' }),
    pen.text('Pressure gauge, 0-16 bar', 410, 132, { size: 15, fill: 'muted' }),
    ...readings.flatMap(([point, value], index) => {
      const y = 178 + index * 44;
      return [
        pen.line(`M410 ${y - 26}H648`, 'line', 1.2),
        pen.text(point, 410, y + 2, { size: 16 }),
        pen.text(value, 610, y + 2, { size: 16, weight: 700, fill: 'ink', anchor: 'end' }),
        tick(pen, 636, y - 4, 10),
      ];
    }),
    pen.line('M410 284H648', 'line', 1.2),
    fact(pen, 'Certificate', 'CAL-1807', 410, 318, { size: 20 }),
    fact(pen, 'Invoice', 'posted', 648, 318, { size: 20, anchor: 'end' }),
    pen.rect(410, 368, 238, 34, { rx: 10, fill: 'soft' }),
    pen.text('Next due in 12 months', 529, 390, { size: 15, weight: 700, fill: 'hue', anchor: 'middle' }),
  ],
};

const nights = [1, 1, 0, 2, 2, 2, 0, 1, 1, 1, 2, 2];

const property: Picture = {
  ...size,
  colors: colorsOf('property'),
  draw: (pen) => [
    pen.rect(0, 0, 720, 480, { fill: 'ground' }),
    pen.circle(548, 126, 58, { fill: 'cinnamonSoft' }),
    pen.circle(548, 126, 42, { fill: 'surface', opacity: '.8' }),
    pen.path('M0 250C90 190 170 214 240 196S400 150 500 196 660 206 720 180V330H0z', {
      fill: 'mid',
      opacity: '.7',
    }),
    pen.path('M0 290C120 246 220 268 330 262S560 250 720 274V400H0z', { fill: 'bright', opacity: '.6' }),
    palm(pen, 96, 304, 2.6, 'vivid', 'deep'),
    palm(pen, 168, 308, 1.8, 'hue', 'deep'),
    palm(pen, 616, 306, 2.2, 'vivid', 'deep'),
    pen.path('M226 208L352 128 478 208z', { fill: 'deep' }),
    pen.path('M246 208L352 142 458 208z', { fill: 'hue' }),
    pen.rect(248, 208, 208, 96, { fill: 'surface' }),
    pen.rect(270, 228, 58, 76, { rx: 3, fill: 'tint' }),
    pen.line('M299 228v76', 'surface', 3),
    pen.rect(350, 228, 84, 44, { rx: 3, fill: 'tint' }),
    pen.line('M392 228v44', 'surface', 3),
    ...[262, 442].map((x) => pen.rect(x - 4, 208, 8, 96, { fill: 'mid' })),
    pen.rect(222, 302, 260, 12, { rx: 3, fill: 'deep' }),
    pen.path('M0 312H720V480H0z', { fill: 'bright' }),
    pen.path('M236 314H468L440 346H264z', { fill: 'vivid', opacity: '.6' }),
    ...[330, 352, 338].map((y, index) =>
      pen.line(`M${60 + index * 220} ${y}h${70 - index * 10}`, 'surface', 3, { opacity: '.6' }),
    ),
    card(pen, 60, 366, 600, 84),
    pen.text('March', 86, 404, { size: 16, weight: 700, fill: 'ink' }),
    pen.text('all villas', 86, 426, { size: 14, fill: 'muted' }),
    ...nights.map((kind, index) =>
      pen.rect(172 + index * 39, 390, 33, 36, {
        rx: 9,
        fill: kind === 0 ? 'sunken' : kind === 1 ? 'mid' : 'hue',
      }),
    ),
  ],
};

const jewellery: Picture = {
  ...size,
  colors: colorsOf('jewellery'),
  draw: (pen) => [
    ground(pen, 720, 480, 220, 250),
    pen.circle(214, 304, 118, {
      fill: 'none',
      stroke: 'ink',
      'stroke-width': 30,
      opacity: '.2',
      filter: pen.blur(),
    }),
    pen.circle(214, 282, 118, { fill: 'none', stroke: 'vivid', 'stroke-width': 30 }),
    pen.circle(214, 282, 118, { fill: 'none', stroke: 'bright', 'stroke-width': 20 }),
    pen.line('M118 246A102 102 0 0 1 168 188', 'surface', 5, { opacity: '.7' }),
    pen.path('M164 176L182 128H246L264 176 236 190H192z', { fill: 'vivid' }),
    pen.path('M182 156L190 128H238L246 156z', { fill: 'bright' }),
    stone(pen, 214, 100, 58, 'sapphire'),
    pen.path('M200 84h28l22 17.4-36 69.6-36-69.6z', { fill: 'surface', opacity: '.14' }),
    ...[
      [92, 96, 9],
      [324, 132, 7],
      [344, 74, 11],
    ].map(([x = 0, y = 0, r = 0]) =>
      pen.path(
        `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}-${r * 0.8} ${r * 0.2}-${r} ${r}-${r * 0.2}-${r * 0.8}-${r}-${r} ${r * 0.8}-${r * 0.2} ${r}-${r}z`,
        { fill: 'surface' },
      ),
    ),
    card(pen, 396, 60, 276, 360),
    pen.circle(534, 86, 9, { fill: 'ground' }),
    pen.text('Ticket 204', 422, 136, { size: 24, weight: 700, fill: 'ink' }),
    pen.text('One of a kind', 422, 162, { size: 15, fill: 'muted' }),
    ...(
      [
        ['Gold issued', '11.40 g'],
        ['Sapphire', '3.12 ct'],
        ['Returned', '1.86 g'],
        ['Wastage', '0.42 g'],
      ] as const
    ).flatMap(([label, value], index) => {
      const y = 206 + index * 42;
      return [
        pen.line(`M422 ${y - 24}H646`, 'line', 1.2),
        pen.text(label, 422, y + 3, { size: 16 }),
        pen.text(value, 646, y + 3, { size: 16, weight: 700, fill: 'ink', anchor: 'end' }),
      ];
    }),
    pen.rect(422, 364, 224, 36, { rx: 10, fill: 'successSoft' }),
    tick(pen, 442, 382, 9),
    pen.text('Weights agree', 462, 388, { size: 15, weight: 700, fill: 'success' }),
  ],
};

const cup = (pen: Pen, x: number, y: number, share: number) =>
  pen.move(
    x,
    y,
    pen.path('M-44 8c0 0 2 62 44 62S44 8 44 8z', { fill: 'ink', opacity: '.16', filter: pen.blur() }),
    pen.path('M46 6c26-6 34 34-8 40l3-10c20-6 18-22 3-20z', { fill: 'mid' }),
    pen.path('M-46-2C-46 44-24 62 0 62S46 44 46-2z', { fill: 'surface' }),
    pen.path('M-46-2C-46 44-24 62 0 62-12 50-24 30-26-2z', { fill: 'soft' }),
    pen.group(
      {},
      `<ellipse cy="-2" rx="46" ry="14" fill="var(--mid)"/><ellipse cy="0" rx="39" ry="10.500" fill="var(--cinnamon)" opacity="${share}"/>`,
    ),
  );

const lms: Picture = {
  ...size,
  colors: colorsOf('lms'),
  draw: (pen) => [
    ground(pen, 720, 480, 360, 0),
    ...[120, 280, 440, 600].map((x, index) =>
      [
        pen.line(`M${x - 8} 84c-10-14 10-20 0-36`, 'mid', 4),
        pen.line(`M${x + 12} 90c-10-14 10-20 0-36`, 'mid', 4, { opacity: '.7' }),
        cup(pen, x, 122, [0.45, 0.62, 0.8, 0.98][index] ?? 1),
      ].join(''),
    ),
    pen.rect(48, 188, 624, 14, { rx: 7, fill: 'deep' }),
    card(pen, 64, 236, 592, 200),
    pen.text('From leaf to cup', 94, 284, { size: 24, weight: 700, fill: 'ink' }),
    pill(pen, 'Spring cohort', 628, 262, { anchor: 'end' }),
    pen.line('M120 344H600', 'line', 4),
    pen.line('M120 344H440', 'vivid', 4),
    ...['Leaf', 'Process', 'Grade', 'Taste'].map((name, index) => {
      const x = 120 + index * 160;
      return [
        index < 2
          ? tick(pen, x, 344, 17, 'hue')
          : pen.circle(x, 344, 15, {
              fill: 'surface',
              stroke: index === 2 ? 'hue' : 'faint',
              'stroke-width': 4,
            }),
        index === 2 ? pen.circle(x, 344, 6, { fill: 'hue' }) : '',
        pen.text(name, x, 392, {
          size: 17,
          weight: 700,
          fill: index < 3 ? 'ink' : 'muted',
          anchor: 'middle',
        }),
      ].join('');
    }),
  ],
};

const web: Picture = {
  ...size,
  colors: colorsOf('web'),
  draw: (pen) => [
    ground(pen, 720, 480, 160, 300),
    guitar(pen, 168, 300, 14, 1.28),
    card(pen, 316, 60, 356, 360),
    pen.text('Concert No. 4', 344, 112, { size: 26, weight: 700, fill: 'ink' }),
    pen.text('Jak wood and spruce, 650 mm', 344, 140, { size: 16, fill: 'muted' }),
    pen.rect(340, 164, 308, 84, { rx: 14, fill: 'soft' }),
    pen.circle(382, 206, 24, { fill: 'hue' }),
    pen.path('M375 195l18 11-18 11z', { fill: 'surface' }),
    soundWave(pen, 424, 206, [12, 26, 40, 30, 52, 38, 22, 44, 30, 18, 34, 24, 12, 20, 10], 6, 14, 6),
    fact(pen, 'Dealers with stock', '14', 344, 290),
    fact(pen, 'Ready to ship', 'today', 646, 290, { anchor: 'end' }),
    pen.rect(340, 352, 308, 48, { rx: 14, fill: 'hue' }),
    pen.text('Find a dealer', 494, 382, { size: 18, weight: 700, fill: 'surface', anchor: 'middle' }),
  ],
};

const mobile: Picture = {
  ...size,
  colors: colorsOf('mobile'),
  draw: (pen) => [
    ground(pen, 720, 480, 360, 520),
    pen.path('M0 380C120 330 230 350 360 340S600 330 720 366V480H0z', { fill: 'mid' }),
    palm(pen, 90, 400, 4.2),
    palm(pen, 198, 396, 3, 'bright', 'hue'),
    palm(pen, 560, 392, 3.2, 'bright', 'hue'),
    palm(pen, 650, 404, 4.4),
    pen.rect(280, 70, 164, 390, { rx: 30, fill: 'ink', opacity: '.3', filter: pen.blur() }),
    pen.rect(262, 36, 200, 410, { rx: 34, fill: 'night' }),
    pen.rect(270, 44, 184, 394, { rx: 27, fill: 'surface' }),
    pen.rect(334, 54, 56, 15, { rx: 8, fill: 'night' }),
    pen.text('Plot 12', 290, 106, { size: 20, weight: 700, fill: 'ink' }),
    pill(pen, 'Saved', 438, 88, { anchor: 'end', ground: 'successSoft', color: 'success', size: 13 }),
    pen.rect(284, 122, 156, 170, { rx: 16, fill: 'tint' }),
    pen.path('M300 244l26-86 78-16 22 70-44 58z', {
      fill: 'surface',
      opacity: '.7',
      stroke: 'hue',
      'stroke-width': 3,
      'stroke-dasharray': '7 6',
    }),
    ...[
      [336, 178],
      [372, 170],
      [346, 214],
      [388, 206],
      [372, 244],
    ].map(([x = 0, y = 0]) => pen.circle(x, y, 5, { fill: 'vivid' })),
    pen.circle(400, 176, 16, { fill: 'hue' }),
    icon(pen, MapPin, 391, 167, 18, 'surface', 2.2),
    pen.text('Palms', 288, 326, { size: 15, fill: 'muted' }),
    pen.text('212', 436, 327, { size: 18, weight: 700, fill: 'ink', anchor: 'end' }),
    bar(pen, 288, 340, 148, 0.84),
    pen.rect(284, 368, 156, 44, { rx: 14, fill: 'hue' }),
    pen.text('Finish visit', 362, 396, { size: 16, weight: 700, fill: 'surface', anchor: 'middle' }),
  ],
};

/** One picture per case study, by its offering. */
export const caseStudyPictures = { erp, property, jewellery, lms, web, mobile };
