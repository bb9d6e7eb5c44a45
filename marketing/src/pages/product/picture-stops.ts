import type { OfferingId } from '@suite/contracts/offerings';
import type { Area } from '../../features/page/Detail.tsx';

/** The areas that one process passes in each product's picture, in its order. */
export const pictureStops: Record<OfferingId, readonly Area[]> = {
  // A sale: to the ledger, out of stock, and into the lines of its invoice.
  erp: [
    [351, 307, 113, 81],
    [206, 252, 112, 112],
    [60, 307, 113, 81],
    [500, 172, 236, 40],
    [446, 465, 304, 30],
    [446, 495, 304, 30],
    [446, 526, 304, 30],
  ],
  // A booking: the rate beside the neighbours', through a channel, direct, checked in, answered.
  property: [
    [488, 57, 108, 28],
    [631, 57, 97, 28],
    [221, 403, 158, 37],
    [550, 163, 158, 37],
    [386, 284, 322, 37],
    [468, 455, 280, 66],
  ],
  // A ring: weighed, priced by the metal rate, and through the workshop to its wastage.
  jewellery: [
    [181, 362, 97, 30],
    [512, 156, 128, 38],
    [434, 448, 36, 36],
    [521, 448, 36, 36],
    [610, 448, 36, 36],
    [636, 512, 114, 30],
  ],
  // A learner: lesson by lesson to the certificate.
  lms: [
    [76, 146, 84, 84],
    [202, 208, 84, 84],
    [328, 146, 84, 84],
    [202, 329, 84, 84],
    [76, 393, 84, 84],
    [556, 140, 132, 132],
    [395, 421, 360, 144],
  ],
  // A page: composed, checked and published.
  web: [
    [92, 191, 333, 93],
    [104, 297, 150, 47],
    [72, 395, 208, 113],
    [520, 448, 200, 30],
    [520, 484, 200, 30],
    [520, 520, 200, 30],
    [657, 56, 72, 28],
  ],
  // A visit: recorded, kept offline, counted at the office, and answered.
  mobile: [
    [59, 445, 197, 47],
    [323, 449, 209, 61],
    [542, 147, 118, 56],
    [468, 238, 26, 92],
    [570, 504, 126, 30],
  ],
};
