import type { OfferingId } from '@suite/contracts/offerings';
import erp from '../../../pictures/case-studies/erp.svg';
import jewellery from '../../../pictures/case-studies/jewellery.svg';
import lms from '../../../pictures/case-studies/lms.svg';
import mobile from '../../../pictures/case-studies/mobile.svg';
import property from '../../../pictures/case-studies/property.svg';
import web from '../../../pictures/case-studies/web.svg';

/** URL of each case study's picture. */
export const storyPictures: Record<OfferingId, string> = { erp, property, jewellery, lms, web, mobile };
