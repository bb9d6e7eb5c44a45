import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';

/** Returns a placeholder portrait: two tones and no face, so that it resembles no person. */
const portrait = (hue: number, draw: (pen: Pen) => string[]): Picture => ({
  width: 400,
  height: 480,
  colors: colorsOf(hue),
  draw: (pen) => [
    pen.rect(0, 0, 400, 480, { fill: 'ground' }),
    ...[250, 190, 130].map((r, index) =>
      pen.circle(200, 210, r, { fill: 'tint', opacity: [0.5, 0.7, 1][index] ?? 1 }),
    ),
    ...draw(pen),
  ],
});

const neck = (pen: Pen) => [
  pen.path('M168 262h64v72q-32 34-64 0z', { fill: 'mid' }),
  pen.path('M168 292q32 26 64 0v20q-32 26-64 0z', { fill: 'bright', opacity: '.6' }),
];

const head = (pen: Pen) =>
  pen.path('M134 190c0-58 28-88 66-88s66 30 66 88c0 60-32 104-66 104s-66-44-66-104z', { fill: 'mid' });

const shoulders = (pen: Pen, fill: 'hue' | 'deep' | 'vivid') =>
  pen.path('M30 480C34 380 84 344 160 326q40 40 80 0c76 18 126 54 130 154z', { fill });

const lapels = (pen: Pen) => [
  pen.path('M160 326l40 134 40-134q-40 40-80 0z', { fill: 'surface' }),
  pen.path('M158 326l-36 30 22 26-16 16 72 82V456z', { fill: 'deep', opacity: '.55' }),
  pen.path('M242 326l36 30-22 26 16 16-72 82V456z', { fill: 'deep', opacity: '.4' }),
];

const tie = (pen: Pen) => pen.path('M190 356h20l6 14-10 12 12 78-18 16-18-16 12-78-10-12z', { fill: 'hue' });

const glasses = (pen: Pen) =>
  pen.line(
    'M150 196h40v14a20 20 0 0 1-40 0zM210 196h40v14a20 20 0 0 1-40 0zM190 200q10-6 20 0M150 200l-14-4M250 200l14-4',
    'deep',
    5,
  );

const chiefExecutive = portrait(263, (pen) => [
  ...neck(pen),
  shoulders(pen, 'hue'),
  ...lapels(pen),
  tie(pen),
  head(pen),
  pen.path(
    'M128 196c-8-72 26-114 82-112 50 2 74 40 62 112-6-30-14-46-30-56-34 10-66 8-88-2-14 14-20 30-26 58z',
    { fill: 'deep' },
  ),
]);

const director = portrait(200, (pen) => [
  pen.path('M118 300c-26-130-4-222 82-222s108 92 82 222c-4 40-40 50-82 50s-78-10-82-50z', { fill: 'deep' }),
  ...neck(pen),
  shoulders(pen, 'vivid'),
  pen.path('M160 326q40 60 80 0l10 4q-50 96-100 0z', { fill: 'surface' }),
  head(pen),
  pen.path('M130 210c-6-70 14-114 70-114s76 44 70 114c-4-44-20-68-44-80-30 36-66 50-96 80z', {
    fill: 'deep',
  }),
  pen.circle(136, 236, 6, { fill: 'surface' }),
  pen.circle(264, 236, 6, { fill: 'surface' }),
]);

const operations = portrait(155, (pen) => [
  ...neck(pen),
  shoulders(pen, 'vivid'),
  pen.path('M152 328l48 50 48-50 20 8-58 76h-20l-58-76z', { fill: 'deep', opacity: '.5' }),
  pen.line('M200 412V480', 'deep', 3, { opacity: '.5' }),
  ...[428, 456].map((y) => pen.circle(210, y, 4, { fill: 'surface' })),
  head(pen),
  pen.path('M132 184c-6-60 22-96 70-96s74 34 68 96l-12-34c-36-2-78-2-112 0z', { fill: 'deep' }),
  pen.path('M140 226c2 44 28 78 60 78s58-34 60-78c-8 24-24 32-60 32s-52-8-60-32z', {
    fill: 'deep',
    opacity: '.85',
  }),
]);

const consultant = portrait(20, (pen) => [
  pen.circle(200, 78, 40, { fill: 'deep' }),
  ...neck(pen),
  shoulders(pen, 'hue'),
  pen.path('M160 326q40 40 80 0l130 154H250L120 340z', { fill: 'vivid' }),
  pen.line('M134 336L262 480', 'mid', 6),
  head(pen),
  pen.path('M130 204c-8-70 20-112 70-112s78 42 70 112c-4-40-22-66-70-82-48 16-66 42-70 82z', {
    fill: 'deep',
  }),
  glasses(pen),
]);

const mentor = portrait(308, (pen) => [
  ...neck(pen),
  shoulders(pen, 'deep'),
  ...lapels(pen),
  head(pen),
  pen.path('M135 158c-14 20-14 56-2 80 8-20 10-44 8-66zM265 158c14 20 14 56 2 80-8-20-10-44-8-66z', {
    fill: 'surface',
  }),
  pen.path('M135 172c-2-52 25-82 65-82s67 30 65 82c-12-36-34-50-65-50s-53 14-65 50z', { fill: 'surface' }),
  glasses(pen),
]);

/** Placeholder portraits of the five leaders, by the leader's id. */
export const portraits = {
  'chief-executive-officer': chiefExecutive,
  director,
  'manager-operations': operations,
  consultant,
  mentor,
};
