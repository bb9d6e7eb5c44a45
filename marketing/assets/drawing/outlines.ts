import path from 'node:path';
import * as fontkit from 'fontkit';

export type Weight = 500 | 700;

const open = (weight: Weight) =>
  fontkit.openSync(
    path.join(import.meta.dirname, `../fonts/plus-jakarta-sans-${weight}.woff`),
  ) as fontkit.Font;

const fonts: Record<Weight, fontkit.Font> = { 500: open(500), 700: open(700) };

/** Outlines are drawn on a grid of this many units to the em: fine enough at 40 px, and short to write. */
const grid = 100;

interface Command {
  command: string;
  args: number[];
}

/** A glyph as path data, relative and in whole units, which is a third of the length. */
function pathData(commands: Command[], unitsPerEm: number): string {
  let [x, y] = [0, 0];
  const letters: Record<string, string> = {
    moveTo: 'm',
    lineTo: 'l',
    quadraticCurveTo: 'q',
    bezierCurveTo: 'c',
    closePath: 'z',
  };
  let start: [number, number] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const letter = letters[command] ?? '';
      const points = args.map((value, index) =>
        Math.round(((index % 2 ? -value : value) * grid) / unitsPerEm),
      );
      const relative = points.map((value, index) => value - (index % 2 ? y : x));
      if (command === 'closePath') [x, y] = start;
      else [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      if (command === 'moveTo') start = [x, y];
      return letter + relative.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

export interface SetGlyph {
  /** Unique among the glyphs of a font. */
  id: string;
  data: string;
  /** Offset from the start of the line, in grid units. */
  x: number;
}

/** Takes a line of text, gives its glyphs and its width in grid units. Throws when the font lacks a character. */
export function setLine(text: string, weight: Weight): { glyphs: SetGlyph[]; width: number } {
  const font = fonts[weight];
  const scale = grid / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const set = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The font of the pictures lacks a character of "${text}"`);
    const position = positions[index];
    const at = x + (position?.xOffset ?? 0) * scale;
    x += (position?.xAdvance ?? 0) * scale;
    const data = pathData(glyph.path.commands as Command[], font.unitsPerEm);
    return { id: `${weight === 700 ? 'b' : 'm'}${glyph.id}`, data, x: Math.round(at) };
  });
  return { glyphs: set.filter(({ data }) => data !== ''), width: x };
}

export const outlineGrid = grid;
