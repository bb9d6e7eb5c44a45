import type { OfferingId } from '@suite/contracts/offerings';
import erp from '../../../pictures/offerings/erp.svg';
import jewellery from '../../../pictures/offerings/jewellery.svg';
import lms from '../../../pictures/offerings/lms.svg';
import mobile from '../../../pictures/offerings/mobile.svg';
import property from '../../../pictures/offerings/property.svg';
import web from '../../../pictures/offerings/web.svg';

/** URL of each offering's product picture. */
export const offeringPictures: Record<OfferingId, string> = { erp, property, jewellery, lms, web, mobile };
