import path from 'node:path';
import * as fontkit from 'fontkit';

export type Weight = 500 | 700;

type Script = 'latin' | 'japanese';

const files: Record<Script, string> = { latin: 'plus-jakarta-sans', japanese: 'noto-sans-jp' };

const open = (script: Script, weight: Weight) =>
  fontkit.openSync(
    path.join(import.meta.dirname, `../fonts/${files[script]}-${weight}.woff`),
  ) as fontkit.Font;

const fonts: Record<Script, Record<Weight, fontkit.Font>> = {
  latin: { 500: open('latin', 500), 700: open('latin', 700) },
  japanese: { 500: open('japanese', 500), 700: open('japanese', 700) },
};

/** Units per em of the outlines' grid: precise enough at 40 px, with short path data. */
const grid = 100;

interface Command {
  command: string;
  args: number[];
}

/** Returns a glyph as path data with relative integer coordinates, a third as long as with absolute ones. */
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

const runsOf = (text: string) =>
  [...text.matchAll(/[\u2e80-\uffef]+|[^\u2e80-\uffef]+/g)].map(([words]) => ({
    words,
    script: /^[\u2e80-\uffef]/.test(words) ? ('japanese' as const) : ('latin' as const),
  }));

/**
 * Converts a line of text to path data and a width in grid units. Throws if the font lacks a character. Uses a single
 * path, because each element of a picture takes the browser as long as an element of the page.
 */
export function setLine(text: string, weight: Weight): { data: string; width: number } {
  let line = '';
  let x = 0;
  for (const { words, script } of runsOf(text)) {
    const font = fonts[script][weight];
    const scale = grid / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    glyphs.forEach((glyph, index) => {
      if (glyph.id === 0) {
        throw new Error(`The font ${files[script]} lacks a character of "${text}": see subset-japanese.ts`);
      }
      const at = Math.round(x + (positions[index]?.xOffset ?? 0) * scale);
      x += (positions[index]?.xAdvance ?? 0) * scale;
      const data = pathData(glyph.path.commands as Command[], font.unitsPerEm);
      if (data !== '') line += `M${at} 0${data}`;
    });
  }
  return { data: line, width: x };
}

export const outlineGrid = grid;
