import { Resvg } from '@resvg/resvg-js';
import { flatten } from '../drawing/drawing.ts';
import { palettePng } from './palette-png.ts';

/** Takes an opaque drawing, gives it as a PNG of that width. */
export function rasterize(svg: string, width: number): Buffer {
  const image = new Resvg(flatten(svg), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return palettePng(image.pixels, image.width, image.height);
}
