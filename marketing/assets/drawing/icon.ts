import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ColorName } from './colors.ts';
import type { Pen } from './drawing.ts';

/** Draws one of the icons used on the pages, with its upper left corner at x, y. */
export function icon(
  pen: Pen,
  Icon: LucideIcon,
  x: number,
  y: number,
  size: number,
  stroke: ColorName,
  weight = 1.75,
) {
  const shapes = renderToStaticMarkup(createElement(Icon)).replaceAll(
    /<\/?svg[^>]*>|<\/(?:path|circle|rect|line|polyline|ellipse)>/g,
    '',
  );
  return pen.group(
    {
      transform: `translate(${x} ${y})scale(${Math.round((size / 24) * 1000) / 1000})`,
      fill: 'none',
      stroke,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    shapes.replaceAll(/(<(?:path|circle|rect|line|polyline|ellipse)[^>]*[^/])>/g, '$1/>'),
  );
}
