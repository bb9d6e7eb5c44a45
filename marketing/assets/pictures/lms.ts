import { BookOpenText, ClipboardCheck, MessageCircleQuestion, Play } from 'lucide-react';
import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { bar, card, ground, pill, tick, windowHead } from '../drawing/parts.ts';

const lessons = [
  { name: 'The leaf', state: 'done', Icon: BookOpenText, x: 118, y: 188 },
  { name: 'Withering', state: 'done', Icon: Play, x: 244, y: 250 },
  { name: 'Rolling', state: 'now', Icon: Play, x: 370, y: 188 },
  { name: 'Tasting', state: 'next', Icon: MessageCircleQuestion, x: 244, y: 372 },
  { name: 'Assessment', state: 'next', Icon: ClipboardCheck, x: 118, y: 436 },
] as const;

const coursePath = (pen: Pen) => [
  pen.line('M118 188C170 188 190 250 244 250 298 250 318 188 370 188', 'vivid', 5),
  pen.line('M370 188C456 188 450 308 366 326 316 336 290 372 244 372 190 372 170 436 118 436', 'mid', 5, {
    'stroke-dasharray': '1 13',
  }),
  ...lessons.map(({ name, state, Icon, x, y }) =>
    pen.move(
      x,
      y,
      state === 'now' ? pen.circle(0, 0, 46, { fill: 'soft' }) : '',
      pen.circle(0, 0, 34, {
        fill: state === 'next' ? 'surface' : 'hue',
        stroke: state === 'next' ? 'mid' : 'surface',
        'stroke-width': 4,
      }),
      icon(pen, Icon, -13, -13, 26, state === 'next' ? 'vivid' : 'surface'),
      state === 'done' ? tick(pen, 25, -25, 12) : '',
      pen.text(name, 0, 60, {
        size: 15,
        weight: 700,
        fill: state === 'next' ? 'muted' : 'ink',
        anchor: 'middle',
      }),
    ),
  ),
];

const ringOf = 2 * Math.PI * 54;

const progress = (pen: Pen) => [
  pen.circle(622, 206, 54, { fill: 'none', stroke: 'soft', 'stroke-width': 15 }),
  pen.circle(622, 206, 54, {
    fill: 'none',
    stroke: 'vivid',
    'stroke-width': 15,
    'stroke-linecap': 'round',
    'stroke-dasharray': `${Math.round(ringOf * 0.68)} ${Math.round(ringOf)}`,
    transform: 'rotate(-90 622 206)',
  }),
  pen.text('68%', 622, 216, { size: 28, weight: 700, fill: 'ink', anchor: 'middle' }),
  pen.text('3 of 5 lessons', 622, 296, { size: 15, fill: 'muted', anchor: 'middle' }),
];

const team: [initials: string, group: string, share: number][] = [
  ['K', 'Kandy estate', 0.92],
  ['N', 'Nuwara Eliya', 0.74],
];

const groups = (pen: Pen) =>
  team.flatMap(([initial, name, share], index) => {
    const y = 336 + index * 50;
    return [
      pen.circle(532, y, 16, { fill: 'mid' }),
      pen.text(initial, 532, y + 5, { size: 14, weight: 700, fill: 'deep', anchor: 'middle' }),
      pen.text(name, 558, y - 1, { size: 14 }),
      bar(pen, 558, y + 8, 170, share),
    ];
  });

const certificate = (pen: Pen) => [
  card(pen, 384, 410, 384, 166),
  pen.rect(396, 422, 360, 142, { rx: 10, fill: 'none', stroke: 'mid', 'stroke-width': 1.5 }),
  pen.path('M426 492l-10 58 28-16 28 16-10-58z', { fill: 'vivid' }),
  pen.circle(444, 480, 32, { fill: 'hue' }),
  pen.circle(444, 480, 24, {
    fill: 'none',
    stroke: 'surface',
    'stroke-width': 1.5,
    'stroke-dasharray': '2 4',
  }),
  pen.line('M433 480l8 8 14-16', 'surface', 4),
  pen.text('Certificate', 500, 468, { size: 22, weight: 700, fill: 'ink' }),
  pen.text('Tea taster, level one', 500, 494, { size: 16 }),
  pen.text('No. 0318, valid two years', 500, 522, { size: 14, fill: 'muted' }),
];

/** LMS: the path of a course, its progress and the certificate at its end. */
export const lmsPicture: Picture = {
  width: 800,
  height: 600,
  colors: colorsOf('lms'),
  draw: (pen) => [
    ground(pen, 800, 600, 0, 0),
    card(pen, 48, 40, 704, 492, 20),
    windowHead(pen, 'From leaf to cup', 48, 40, 704),
    pill(pen, 'Lesson 3, 8 min', 728, 58, { anchor: 'end' }),
    ...coursePath(pen),
    pen.line('M492 104V532', 'line', 1.2),
    ...progress(pen),
    ...groups(pen),
    ...certificate(pen),
  ],
};
