import type { ColorName } from '../drawing/colors.ts';
import type { Pen } from '../drawing/drawing.ts';

/** Draws a coconut palm whose foot is at x, y; about 60 units high at scale 1. */
export const palm = (
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  leaf: ColorName = 'vivid',
  trunk: ColorName = 'deep',
) =>
  pen.group(
    { transform: `translate(${x} ${y})scale(${scale})` },
    pen.line('M0 0C-2-14 2-26 4-38', trunk, 4),
    pen.path(
      'M4-38C-4-50-18-50-26-40-16-44-6-42 4-38zM4-38C10-52 24-54 34-44 22-46 14-44 4-38zM4-38C-2-30-14-26-20-16-16-28-8-36 4-38zM4-38C12-32 24-28 28-16 22-26 14-34 4-38zM4-38C2-54 8-60 14-64 12-52 10-46 4-38z',
      { fill: leaf },
    ),
  );

const body =
  'M0-80C34-82 44-60 40-42 37-28 30-22 36-8 46 4 58 18 58 40 58 74 32 90 0 90S-58 74-58 40C-58 18-46 4-36-8-30-22-37-28-40-42-44-60-34-82 0-80z';

/** Draws a guitar around x, y; about 300 units long at scale 1. */
export const guitar = (pen: Pen, x: number, y: number, turn: number, scale = 1) =>
  pen.group(
    { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})` },
    pen.rect(-7, -176, 14, 112, { rx: 3, fill: 'deep' }),
    pen.path('M-13-208h26l-4 36h-18z', { fill: 'deep' }),
    ...[-200, -190, -180].flatMap((at) => [
      pen.circle(-17, at, 3.5, { fill: 'vivid' }),
      pen.circle(17, at, 3.5, { fill: 'vivid' }),
    ]),
    pen.path(body, { fill: 'bright' }),
    pen.path('M0-70C27-72 35-56 32-42 29-28 22-22 28-6 38 8 49 20 49 40 49 66 28 80 0 80z', {
      fill: 'vivid',
      opacity: '.35',
    }),
    pen.circle(0, 4, 17, { fill: 'deep' }),
    pen.circle(0, 4, 22, { fill: 'none', stroke: 'surface', 'stroke-width': 2, opacity: '.7' }),
    pen.rect(-18, 48, 36, 8, { rx: 3, fill: 'deep' }),
    ...[-4, 0, 4].map((at) => pen.line(`M${at}-170V50`, 'surface', 1, { opacity: '.75' })),
  );

/** Draws the same guitar small, for a shelf. */
export const smallGuitar = (pen: Pen, x: number, y: number, fill: ColorName) =>
  pen.group(
    { transform: `translate(${x} ${y})scale(.34)` },
    pen.rect(-7, -130, 14, 70, { fill: 'deep' }),
    pen.path(body, { fill }),
    pen.circle(0, 4, 17, { fill: 'deep' }),
  );

/** Draws a cut stone seen from the side, centred at x, y. */
export const stone = (pen: Pen, x: number, y: number, r: number, fill: ColorName) =>
  pen.path(
    `M${x - r * 0.6} ${y - r}h${r * 1.2}l${r * 0.5} ${r * 0.7}-${r * 1.1} ${r * 1.2}-${r * 1.1}-${r * 1.2}z`,
    {
      fill,
    },
  ) +
  pen.path(`M${x - r * 0.6} ${y - r}h${r * 1.2}l-${r * 0.24} ${r * 0.7}h-${r * 0.72}z`, {
    fill: 'surface',
    opacity: '.55',
  });

/** Draws the bars of a sound recording, centred on y. */
export const soundWave = (
  pen: Pen,
  x: number,
  y: number,
  heights: number[],
  played: number,
  step = 11,
  width = 4,
) =>
  heights
    .map((height, index) =>
      pen.line(`M${x + index * step} ${y - height / 2}v${height}`, index < played ? 'hue' : 'mid', width),
    )
    .join('');
