import type { Picture } from './drawing/drawing.ts';
import { caseStudyPictures } from './pictures/case-studies.ts';
import { erpPicture } from './pictures/erp.ts';
import { erpSectionPictures } from './pictures/erp-sections.ts';
import { highlightPictures } from './pictures/highlights.ts';
import { jewelleryPicture } from './pictures/jewellery.ts';
import { lmsPicture } from './pictures/lms.ts';
import { marks } from './pictures/marks.ts';
import { mobilePicture } from './pictures/mobile.ts';
import { overviewPicture } from './pictures/overview.ts';
import { portraits } from './pictures/portraits.ts';
import { propertyPicture } from './pictures/property.ts';
import { webPicture } from './pictures/web.ts';

const offeringPictures = {
  erp: erpPicture,
  property: propertyPicture,
  jewellery: jewelleryPicture,
  lms: lmsPicture,
  web: webPicture,
  mobile: mobilePicture,
};

const inFolder = (folder: string, pictures: Record<string, Picture>) =>
  Object.entries(pictures).map(([name, picture]) => [`pictures/${folder}/${name}.svg`, picture] as const);

/** Every drawn picture of the pages, by its path in the marketing workspace. */
export const catalogue: ReadonlyMap<string, Picture> = new Map([
  ...inFolder('offerings', offeringPictures),
  ...inFolder('erp', erpSectionPictures),
  ...inFolder('case-studies', caseStudyPictures),
  ...inFolder('highlights', highlightPictures),
  ...inFolder('leaders', portraits),
  ['pictures/clients-wide.svg', marks.clientsWide],
  ['pictures/clients-narrow.svg', marks.clientsNarrow],
  ['pictures/overview.svg', overviewPicture],
  ['public/favicon.svg', marks.mark],
]);
