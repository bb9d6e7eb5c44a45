import type { OfferingId } from '@suite/contracts/offerings';
import erp from '../../../pictures/offerings-ja/erp.svg';
import jewellery from '../../../pictures/offerings-ja/jewellery.svg';
import lms from '../../../pictures/offerings-ja/lms.svg';
import mobile from '../../../pictures/offerings-ja/mobile.svg';
import property from '../../../pictures/offerings-ja/property.svg';
import web from '../../../pictures/offerings-ja/web.svg';

/** URL of each offering's product picture in Japanese. */
export const japanesePictures: Record<OfferingId, string> = { erp, property, jewellery, lms, web, mobile };
