import type { ColorName, Colors } from './colors.ts';
import { outlineGrid, setLine, type Weight } from './outlines.ts';

/** SVG attributes. Colours are given by name and become custom properties of the picture. */
export type Paint = {
  fill?: ColorName | 'none';
  stroke?: ColorName | 'none';
  [attribute: string]: string | number | undefined;
};

export interface TextStyle {
  size?: number;
  weight?: Weight;
  fill?: ColorName;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

const isColor = (name: string, value: unknown) => (name === 'fill' || name === 'stroke') && value !== 'none';

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const shown = typeof value === 'number' ? round(value) : value;
      return ` ${name}="${isColor(name, value) ? `var(--${shown})` : shown}"`;
    })
    .join('');
}

const element = (name: string, values: Record<string, string | number | undefined>, content = '') =>
  content === '' ? `<${name}${attributes(values)}/>` : `<${name}${attributes(values)}>${content}</${name}>`;

/** Creates a pen for one picture. Shapes are returned as strings. */
export function createPen() {
  const rect = (x: number, y: number, width: number, height: number, paint: Paint = {}) =>
    element('rect', { x, y, width, height, ...paint });
  const circle = (cx: number, cy: number, r: number, paint: Paint = {}) =>
    element('circle', { cx, cy, r, ...paint });
  const path = (d: string, paint: Paint = {}) => element('path', { d, ...paint });
  const line = (d: string, stroke: ColorName, width = 1.5, paint: Paint = {}) =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...paint,
    });
  const group = (values: Paint & { transform?: string }, ...content: string[]) =>
    element('g', values, content.join(''));
  const move = (x: number, y: number, ...content: string[]) =>
    group({ transform: `translate(${round(x)} ${round(y)})` }, ...content);

  const width = (text: string, size: number, weight: Weight = 500) =>
    (setLine(text, weight).width * size) / outlineGrid;

  /** Returns a line of text as outlines, because a picture in an `<img>` can't use the page's font. */
  function text(words: string, x: number, y: number, style: TextStyle = {}): string {
    const { size = 16, weight = 500, fill = 'text', anchor = 'start', opacity } = style;
    const line = setLine(words, weight);
    const scale = size / outlineGrid;
    const shift = { start: 0, middle: line.width / 2, end: line.width }[anchor] * scale;
    const transform = `translate(${round(x - shift)} ${round(y)})scale(${Math.round(scale * 1000) / 1000})`;
    return path(line.data, { fill, opacity, transform });
  }

  let isBlurred = false;
  /** Returns the value of a `filter` attribute that blurs shadows, and adds the filter to the picture's definitions. */
  function blur() {
    isBlurred = true;
    return 'url(#s)';
  }

  const definitions = () =>
    isBlurred
      ? '<defs><filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="16"/></filter></defs>'
      : '';

  return { rect, circle, path, line, group, move, text, width, blur, definitions };
}

export type Pen = ReturnType<typeof createPen>;

export interface Picture {
  width: number;
  height: number;
  colors: Colors;
  draw(pen: Pen): string[];
}

const usedColors = (body: string, colors: Colors) => {
  const used = new Set([...body.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name as ColorName));
  return Object.entries(colors)
    .filter(([name]) => used.has(name as ColorName))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
};

/** Returns a whole picture for use inside another one, with its own colours. */
export function inset(pen: Pen, picture: Picture, x: number, y: number, width: number): string {
  const body = picture.draw(pen).join('');
  const height = round((width * picture.height) / picture.width);
  const style = usedColors(body, picture.colors);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}" style="${style}">${body}</svg>`;
}

/**
 * Renders a picture as an SVG file. Its colours are custom properties of the root element, so that a page that inlines
 * the SVG can change them.
 */
export function toSvg({ width, height, colors, draw }: Picture): string {
  const pen = createPen();
  const body = draw(pen).join('');
  const style = usedColors(body, colors);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="${style}">${pen.definitions()}${body}</svg>\n`;
}

/**
 * Replaces custom properties with their values, for renderers without support for them. An inset picture uses its own
 * colours.
 */
export function flatten(svg: string): string {
  const scopes: Map<string, string>[] = [];
  return svg
    .split(/(<svg[^>]*>|<\/svg>)/)
    .map((part) => {
      if (part === '</svg>') scopes.pop();
      if (part.startsWith('<svg')) {
        scopes.push(
          new Map([...part.matchAll(/--(\w+):(#\w+)/g)].map(([, name = '', value = '']) => [name, value])),
        );
      }
      const colors = scopes.at(-1);
      return part.replaceAll(/var\(--(\w+)\)/g, (_whole, name: string) => colors?.get(name) ?? 'none');
    })
    .join('');
}
