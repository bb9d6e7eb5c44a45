import { Bell, Camera, CloudOff, House, ListChecks, MapPin, User } from 'lucide-react';
import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { bar, facet, fact, ground, pill, tick } from '../drawing/parts.ts';
import { palm } from './scenery.ts';

/** Draws a device: body, screen, and content clipped to the screen's rounded corners. */
function device(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  ...content: string[]
) {
  return pen.move(
    x,
    y,
    pen.rect(14, 26, width - 28, height - 6, { rx: radius, fill: 'ink', opacity: '.28', filter: pen.blur() }),
    pen.rect(0, 0, width, height, { rx: radius, fill: 'night' }),
    pen.rect(8, 8, width - 16, height - 16, { rx: radius - 7, fill: 'surface' }),
    ...content,
  );
}

const bars = [34, 52, 44, 70, 58, 86, 74];

const tablet = (pen: Pen) =>
  device(
    pen,
    300,
    56,
    452,
    344,
    26,
    facet(pen, 46, 44, 12),
    pen.text('Regional office', 70, 50, { size: 17, weight: 700, fill: 'ink' }),
    pill(pen, 'Today', 424, 30, { anchor: 'end' }),
    pen.line('M8 76H444', 'line', 1.2),
    fact(pen, 'Visits this week', '164', 28, 106),
    fact(pen, 'Palms counted', '38,210', 252, 106),
    ...bars.map((height, index) =>
      pen.rect(28 + index * 29, 272 - height, 18, height, { rx: 5, fill: index === 5 ? 'hue' : 'mid' }),
    ),
    pen.line('M24 276H232', 'line', 1.5),
    pen.text('Growers registered', 28, 304, { size: 14, fill: 'text' }),
    bar(pen, 28, 314, 200, 0.7),
  );

const fieldApp = (pen: Pen) =>
  device(
    pen,
    64,
    112,
    236,
    452,
    38,
    pen.rect(84, 18, 68, 18, { rx: 9, fill: 'night' }),
    pen.text('Visit 38', 28, 72, { size: 20, weight: 700, fill: 'ink' }),
    icon(pen, CloudOff, 184, 54, 22, 'cinnamon', 2),
    pen.rect(20, 88, 196, 148, { rx: 16, fill: 'tint' }),
    pen.path('M20 168C60 150 90 190 130 172S190 140 216 156V220a16 16 0 0 1-16 16H36a16 16 0 0 1-16-16z', {
      fill: 'mid',
    }),
    pen.path('M60 132l84-14 34 46-62 36-72-22z', {
      fill: 'surface',
      opacity: '.55',
      stroke: 'hue',
      'stroke-width': 2.5,
      'stroke-dasharray': '6 5',
    }),
    palm(pen, 86, 174, 0.62),
    palm(pen, 142, 158, 0.7),
    pen.circle(112, 150, 17, { fill: 'hue' }),
    icon(pen, MapPin, 102, 140, 20, 'surface', 2.2),
    pen.text('Palms', 28, 270, { size: 14, fill: 'muted' }),
    pen.text('212', 208, 271, { size: 17, weight: 700, fill: 'ink', anchor: 'end' }),
    pen.line('M28 286H208', 'line', 1.2),
    pen.text('Soil moisture', 28, 312, { size: 14, fill: 'muted' }),
    pen.text('Good', 208, 313, { size: 17, weight: 700, fill: 'hue', anchor: 'end' }),
    pen.rect(20, 334, 196, 46, { rx: 14, fill: 'hue' }),
    icon(pen, Camera, 58, 346, 22, 'surface', 2),
    pen.text('Add photo', 90, 363, { size: 16, weight: 700, fill: 'surface' }),
    ...[House, ListChecks, Bell, User].map((Icon, index) =>
      icon(pen, Icon, 32 + index * 50, 398, 22, index === 1 ? 'hue' : 'faint', 2),
    ),
    pen.rect(88, 432, 60, 4, { rx: 2, fill: 'faint' }),
  );

const steps: [name: string, isDone: boolean][] = [
  ['Requested', true],
  ['Approved', true],
  ['On the way', false],
];

const growerApp = (pen: Pen) =>
  device(
    pen,
    552,
    232,
    190,
    344,
    32,
    pen.rect(66, 17, 58, 16, { rx: 8, fill: 'night' }),
    pen.text('Seedlings', 24, 72, { size: 19, weight: 700, fill: 'ink' }),
    pen.rect(20, 88, 150, 92, { rx: 14, fill: 'soft' }),
    palm(pen, 70, 168, 1),
    palm(pen, 118, 168, 0.78),
    ...steps.map(([name, isDone], index) => {
      const y = 212 + index * 38;
      return [
        index > 0 ? pen.line(`M34 ${y - 27}v16`, 'mid', 2.5) : '',
        isDone
          ? tick(pen, 34, y, 10, 'hue')
          : pen.circle(34, y, 9, { fill: 'surface', stroke: 'vivid', 'stroke-width': 2.5 }),
        pen.text(name, 56, y + 5, { size: 15, weight: isDone ? 500 : 700, fill: isDone ? 'text' : 'ink' }),
      ].join('');
    }),
    pen.rect(65, 324, 60, 4, { rx: 2, fill: 'faint' }),
  );

const waiting = (pen: Pen) => [
  pen.rect(330, 462, 196, 58, { rx: 29, fill: 'ink', opacity: '.2', filter: pen.blur() }),
  pen.rect(324, 450, 208, 60, { rx: 30, fill: 'surface' }),
  tick(pen, 354, 480, 15),
  pen.text('Saved offline', 380, 475, { size: 16, weight: 700, fill: 'ink' }),
  pen.text('3 waiting to send', 380, 495, { size: 14, fill: 'muted' }),
];

/** Mobile: three devices used for one job, with the field app saving without a signal. */
export const mobilePicture: Picture = {
  width: 800,
  height: 600,
  colors: colorsOf('mobile'),
  draw: (pen) => [
    ground(pen, 800, 600, 400, 660),
    tablet(pen),
    growerApp(pen),
    fieldApp(pen),
    ...waiting(pen),
  ],
};
