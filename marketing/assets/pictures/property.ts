import { Mic, Sparkles } from 'lucide-react';
import { type ColorName, colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { card, ground, pill, windowHead } from '../drawing/parts.ts';
import { soundWave } from './scenery.ts';

const grid = { left: 178, top: 152, day: 82, room: 60 };

const days: [name: string, date: string][] = [
  ['Mon', '14'],
  ['Tue', '15'],
  ['Wed', '16'],
  ['Thu', '17'],
  ['Fri', '18'],
  ['Sat', '19'],
  ['Sun', '20'],
];

const rooms = ['Garden 1', 'Garden 2', 'Lagoon 1', 'Lagoon 2', 'Villa Kara', 'Villa Mal'];

interface Stay {
  room: number;
  from: number;
  nights: number;
  guests: string;
  fill: ColorName;
  color: ColorName;
}

const stays: Stay[] = [
  { room: 0, from: 0.5, nights: 3, guests: '2 guests', fill: 'bright', color: 'deep' },
  { room: 0, from: 4.5, nights: 2.5, guests: 'Direct', fill: 'hue', color: 'surface' },
  { room: 1, from: 1.5, nights: 2, guests: 'Family', fill: 'mid', color: 'deep' },
  { room: 2, from: 0, nights: 1.5, guests: 'Leaving', fill: 'mid', color: 'deep' },
  { room: 2, from: 2.5, nights: 4, guests: 'Direct, checked in', fill: 'hue', color: 'surface' },
  { room: 3, from: 1.5, nights: 3, guests: '1 guest', fill: 'bright', color: 'deep' },
  { room: 4, from: 0.5, nights: 2, guests: 'Channel', fill: 'mid', color: 'deep' },
  { room: 5, from: 0, nights: 2.5, guests: 'Honeymoon', fill: 'bright', color: 'deep' },
];

const calendar = (pen: Pen) => [
  pen.rect(grid.left + grid.day * 3, 104, grid.day, 420, { fill: 'soft' }),
  ...days.map(([name, date], index) => {
    const x = grid.left + grid.day * (index + 0.5);
    const isToday = index === 3;
    return (
      pen.text(name, x, 124, { size: 13, fill: isToday ? 'hue' : 'muted', anchor: 'middle' }) +
      pen.text(date, x, 143, { size: 16, weight: 700, fill: isToday ? 'hue' : 'ink', anchor: 'middle' })
    );
  }),
  ...rooms.map((room, index) => {
    const y = grid.top + grid.room * index;
    return pen.line(`M48 ${y}H752`, 'line', 1.2) + pen.text(room, 72, y + 36, { size: 15, fill: 'text' });
  }),
  ...stays.map(({ room, from, nights, guests, fill, color }) => {
    const x = grid.left + grid.day * from;
    const y = grid.top + grid.room * room + 12;
    return (
      pen.rect(x + 3, y, grid.day * nights - 6, 36, { rx: 10, fill }) +
      pen.text(guests, x + 16, y + 23, { size: 14, weight: 700, fill: color })
    );
  }),
];

const assistant = (pen: Pen) => [
  card(pen, 404, 330, 364, 246),
  pen.circle(440, 366, 17, { fill: 'hue' }),
  icon(pen, Sparkles, 430, 356, 20, 'surface', 2),
  pen.text('Assistant', 468, 364, { size: 16, weight: 700, fill: 'ink' }),
  pen.text('answers in seconds', 468, 383, { size: 13, fill: 'muted' }),
  soundWave(pen, 668, 367, [6, 14, 22, 12, 26, 18, 8, 20, 12, 6], 6, 7, 3),
  pen.rect(426, 402, 238, 44, { rx: 14, fill: 'sunken' }),
  pen.text('Can we arrive at 23:00?', 442, 430, { size: 16, fill: 'text' }),
  pen.rect(468, 456, 280, 66, { rx: 14, fill: 'hue' }),
  pen.text('Of course. Your door code', 486, 483, { size: 16, fill: 'surface' }),
  pen.text('is on your phone now.', 486, 506, { size: 16, fill: 'surface' }),
  icon(pen, Mic, 428, 534, 20, 'muted'),
  pen.text('or simply speak', 456, 550, { size: 14, fill: 'muted' }),
];

/** Property: a booking calendar, and the assistant's answer to a guest. */
export const propertyPicture: Picture = {
  width: 800,
  height: 600,
  colors: colorsOf('property'),
  draw: (pen) => [
    ground(pen, 800, 600, 0, 600),
    card(pen, 48, 40, 704, 492, 20),
    windowHead(pen, 'Reservations', 48, 40, 704),
    pill(pen, 'Your rate 148', 596, 58, { anchor: 'end' }),
    pill(pen, 'Nearby 156', 728, 58, { anchor: 'end', ground: 'cinnamonSoft', color: 'cinnamon' }),
    ...calendar(pen),
    ...assistant(pen),
  ],
};
