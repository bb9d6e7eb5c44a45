import type { ColorName } from './colors.ts';
import type { Pen, TextStyle } from './drawing.ts';

/** Draws a white card with a blurred shadow. */
export const card = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 16,
  fill: ColorName = 'surface',
) =>
  [
    pen.rect(x + 10, y + 18, width - 20, height - 6, {
      rx: radius,
      fill: 'ink',
      opacity: '.16',
      filter: pen.blur(),
    }),
    pen.rect(x, y, width, height, { rx: radius, fill, stroke: 'ink', 'stroke-opacity': '.07' }),
  ].join('');

/** Draws the title bar of an application window: logo, name and a line below. */
export const windowHead = (pen: Pen, name: string, x: number, y: number, width: number) =>
  [
    facet(pen, x + 34, y + 32, 13),
    pen.text(name, x + 60, y + 38, { size: 18, weight: 700, fill: 'ink' }),
    pen.line(`M${x} ${y + 64}h${width}`, 'line', 1.2),
  ].join('');

const corner = (r: number, index: number) => {
  const angle = ((index * 60 - 90) * Math.PI) / 180;
  return `${Math.round(r * Math.cos(angle) * 100) / 100} ${Math.round(r * Math.sin(angle) * 100) / 100}`;
};

/** How much each of the six facets is lightened or darkened, with light from the upper left. */
const facetLight: [fill: ColorName, opacity: string][] = [
  ['surface', '.16'],
  ['ink', '.1'],
  ['ink', '.36'],
  ['ink', '.24'],
  ['surface', '.1'],
  ['surface', '.38'],
];

/** Draws the cut stone, seen from above, that is the logo of the company and of every product window. */
export const facet = (pen: Pen, cx: number, cy: number, r: number, color: ColorName = 'hue') => {
  const outline = Array.from({ length: 6 }, (_, index) => corner(r, index)).join(' ');
  const table = Array.from({ length: 6 }, (_, index) => corner(r * 0.5, index)).join(' ');
  return pen.move(
    cx,
    cy,
    pen.path(`M${outline}z`, { fill: color }),
    ...facetLight.map(([fill, opacity], index) =>
      pen.path(
        `M${corner(r, index)} ${corner(r, index + 1)} ${corner(r * 0.5, index + 1)} ${corner(r * 0.5, index)}z`,
        { fill, opacity },
      ),
    ),
    pen.path(`M${table}z`, { fill: 'surface', opacity: '.9' }),
  );
};

export interface PillStyle {
  ground?: ColorName;
  color?: ColorName;
  size?: number;
  anchor?: 'start' | 'end';
  dot?: ColorName;
}

/** Draws text on a rounded background. */
export function pill(pen: Pen, words: string, x: number, y: number, style: PillStyle = {}) {
  const { ground = 'soft', color = 'hue', size = 14, anchor = 'start', dot } = style;
  const lead = dot ? size * 0.9 : 0;
  const inside = pen.width(words, size, 700) + lead;
  const width = inside + size * 1.5;
  const height = size * 1.95;
  const left = anchor === 'end' ? x - width : x;
  return [
    pen.rect(left, y, width, height, { rx: height / 2, fill: ground }),
    dot ? pen.circle(left + size * 1.05, y + height / 2, size * 0.28, { fill: dot }) : '',
    pen.text(words, left + size * 0.75 + lead, y + height / 2 + size * 0.36, {
      size,
      weight: 700,
      fill: color,
    }),
  ].join('');
}

/** Draws the background of a picture: its hue, and concentric rings around one point. */
export const ground = (pen: Pen, width: number, height: number, cx: number, cy: number) =>
  [
    pen.rect(0, 0, width, height, { fill: 'ground' }),
    ...[520, 400, 280, 160].map((r, index) =>
      pen.circle(cx, cy, r, { fill: 'tint', opacity: [0.35, 0.45, 0.55, 0.7][index] ?? 1 }),
    ),
  ].join('');

/** Draws a progress bar on its track. */
export const bar = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  share: number,
  color: ColorName = 'bright',
  height = 8,
) =>
  pen.rect(x, y, width, height, { rx: height / 2, fill: 'sunken' }) +
  pen.rect(x, y, width * share, height, { rx: height / 2, fill: color });

/** Draws a check mark in a disc. */
export const tick = (
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  disc: ColorName = 'success',
  mark: ColorName = 'surface',
) =>
  pen.circle(cx, cy, r, { fill: disc }) +
  pen.line(
    `M${cx - r * 0.42} ${cy + r * 0.02}l${(r * 0.3).toFixed(1)} ${(r * 0.32).toFixed(1)} ${(r * 0.52).toFixed(1)}-${(r * 0.62).toFixed(1)}`,
    mark,
    r * 0.22,
  );

/** Draws a label with its value below. */
export const fact = (pen: Pen, label: string, value: string, x: number, y: number, style: TextStyle = {}) =>
  pen.text(label, x, y, { size: 14, fill: 'muted', ...(style.anchor ? { anchor: style.anchor } : {}) }) +
  pen.text(value, x, y + (style.size ?? 24) + 6, { size: 24, weight: 700, fill: 'ink', ...style });
