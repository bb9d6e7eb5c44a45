import type { OfferingId } from '@suite/contracts/offerings';
import erp from '../../../pictures/offerings-ja/erp.svg';
import jewellery from '../../../pictures/offerings-ja/jewellery.svg';
import property from '../../../pictures/offerings-ja/property.svg';
import { offeringPictures } from '../../features/page/offering-pictures.ts';

/** URL of each offering's product picture, in Japanese where most of it is words. */
export const japanesePictures: Record<OfferingId, string> = { ...offeringPictures, erp, property, jewellery };
