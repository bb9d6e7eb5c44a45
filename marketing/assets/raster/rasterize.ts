import { Resvg } from '@resvg/resvg-js';
import { flatten } from '../drawing/drawing.ts';
import { palettePng } from './palette-png.ts';

/** Renders an opaque drawing as a PNG of the given width. */
export function rasterize(svg: string, width: number): Buffer {
  const image = new Resvg(flatten(svg), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return palettePng(image.pixels, image.width, image.height);
}
