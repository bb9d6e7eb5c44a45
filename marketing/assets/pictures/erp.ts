import { Boxes, Factory, Landmark, ReceiptText, Users } from 'lucide-react';
import { colorsOf } from '../drawing/colors.ts';
import type { Pen, Picture } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { bar, card, ground, pill, tick, windowHead } from '../drawing/parts.ts';

const hub = { x: 262, y: 308 };

const modules = [
  { name: 'HR', Icon: Users, x: 142, y: 196 },
  { name: 'Finance', Icon: Landmark, x: 382, y: 196 },
  { name: 'Stock', Icon: Boxes, x: 116, y: 348 },
  { name: 'Sales', Icon: ReceiptText, x: 408, y: 348 },
  { name: 'Production', Icon: Factory, x: 262, y: 458 },
];

function moduleMap(pen: Pen) {
  const links = modules.map(({ x, y }) => {
    const middle = (hub.x + x) / 2;
    return pen.line(`M${hub.x} ${hub.y}C${middle} ${hub.y} ${middle} ${y} ${x} ${y}`, 'mid', 2.5);
  });
  const beads = modules.map(({ x, y }) =>
    pen.circle(hub.x + (x - hub.x) * 0.5, hub.y + (y - hub.y) * 0.5, 5, {
      fill: 'vivid',
      stroke: 'surface',
      'stroke-width': 2.5,
    }),
  );
  const nodes = modules.map(({ name, Icon, x, y }) =>
    pen.move(
      x,
      y,
      pen.rect(-56, -40, 112, 80, { rx: 16, fill: 'surface', stroke: 'mid', 'stroke-width': 1.5 }),
      icon(pen, Icon, -13, -28, 26, 'hue'),
      pen.text(name, 0, 24, { size: 16, weight: 700, fill: 'ink', anchor: 'middle' }),
    ),
  );
  return [
    ...links,
    ...beads,
    pen.circle(hub.x, hub.y, 56, { fill: 'soft' }),
    pen.circle(hub.x, hub.y, 44, { fill: 'hue' }),
    pen.text('Ledger', hub.x, hub.y + 6, { size: 17, weight: 700, fill: 'surface', anchor: 'middle' }),
    ...nodes,
  ];
}

const stock: [name: string, units: string, share: number][] = [
  ['Copper wire 2.5', '1,240', 0.82],
  ['Sensor, 4-20 mA', '318', 0.56],
  ['Steel flange', '96', 0.38],
  ['Gasket set', '8', 0.1],
];

const stockPanel = (pen: Pen) => [
  pen.text('Stock', 508, 146, { size: 20, weight: 700, fill: 'ink' }),
  pill(pen, 'Colombo', 728, 125, { anchor: 'end' }),
  ...stock.flatMap(([name, units, share], index) => {
    const y = 190 + index * 50;
    const isLow = share < 0.2;
    return [
      pen.text(name, 508, y, { size: 15 }),
      pen.text(units, 728, y, { size: 15, weight: 700, fill: isLow ? 'cinnamon' : 'ink', anchor: 'end' }),
      bar(pen, 508, y + 11, 220, share, isLow ? 'cinnamon' : 'bright'),
    ];
  }),
];

const entries: [account: string, debit: string, credit: string][] = [
  ['Receivables', '86,400', ''],
  ['Sales', '', '72,000'],
  ['Tax payable', '', '14,400'],
];

const ledger = (pen: Pen) => [
  card(pen, 428, 388, 340, 190),
  pen.text('Invoice 2041', 454, 424, { size: 18, weight: 700, fill: 'ink' }),
  pen.text('posted by the sale', 454, 447, { size: 14, fill: 'muted' }),
  tick(pen, 734, 418, 13),
  pen.text('Debit', 648, 454, { size: 12, fill: 'muted', anchor: 'end' }),
  pen.text('Credit', 744, 454, { size: 12, fill: 'muted', anchor: 'end' }),
  ...entries.flatMap(([account, debit, credit], index) => {
    const y = 486 + index * 31;
    return [
      pen.line(`M454 ${y - 22}H744`, 'line', 1.2),
      pen.text(account, 454, y, { size: 15 }),
      pen.text(debit, 648, y, { size: 15, weight: 700, fill: 'ink', anchor: 'end' }),
      pen.text(credit, 744, y, { size: 15, weight: 700, fill: 'hue', anchor: 'end' }),
    ];
  }),
];

/** ERP: a map of modules around one ledger, a stock panel and a balanced entry. */
export const erpPicture: Picture = {
  width: 800,
  height: 600,
  colors: colorsOf('erp'),
  draw: (pen) => [
    ground(pen, 800, 600, 800, 0),
    card(pen, 48, 40, 704, 492, 20),
    windowHead(pen, 'Operations', 48, 40, 704),
    pill(pen, 'All balanced', 728, 58, {
      anchor: 'end',
      ground: 'successSoft',
      color: 'success',
      dot: 'success',
    }),
    ...moduleMap(pen),
    pen.line('M482 104V532', 'line', 1.2),
    ...stockPanel(pen),
    ...ledger(pen),
  ],
};
