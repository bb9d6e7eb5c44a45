import { colorsOf } from '../drawing/colors.ts';
import { inset, type Picture } from '../drawing/drawing.ts';
import { erpPicture } from './erp.ts';
import { jewelleryPicture } from './jewellery.ts';
import { lmsPicture } from './lms.ts';
import { mobilePicture } from './mobile.ts';
import { propertyPicture } from './property.ts';
import { webPicture } from './web.ts';

const columns = [
  [lmsPicture, erpPicture],
  [propertyPicture, jewelleryPicture],
  [mobilePicture, webPicture],
];

/** The poster of the overview video: the six product pictures on one wall. */
export const overviewPicture: Picture = {
  width: 1280,
  height: 720,
  colors: colorsOf('erp'),
  draw: (pen) => [
    pen.rect(0, 0, 1280, 720, { fill: 'night' }),
    pen.group(
      { transform: 'translate(640 360)rotate(-9)skewX(-5)translate(-700 -388)' },
      ...columns.flatMap((column, x) =>
        column.map((picture, y) => {
          const left = x * 480;
          const top = y * 370 + [40, -20, 60][x]!;
          return [
            pen.rect(left, top, 448, 336, { rx: 20, fill: 'surface' }),
            inset(pen, picture, left, top, 448),
          ].join('');
        }),
      ),
    ),
    pen.rect(0, 0, 1280, 720, { fill: 'night', opacity: '.18' }),
  ],
};
