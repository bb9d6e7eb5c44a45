import { erp } from './offerings/erp.ts';
import { jewellery } from './offerings/jewellery.ts';
import { lms } from './offerings/lms.ts';
import { mobile } from './offerings/mobile.ts';
import type { Offering, OfferingId } from './offerings/offering.ts';
import { property } from './offerings/property.ts';
import { web } from './offerings/web.ts';

export type { Offering, OfferingId };

/** The six offerings: home cards, product pages and the partner form's product list all read this. A page of one offering imports that one alone. */
export const offerings: Record<OfferingId, Offering> = { erp, property, jewellery, lms, web, mobile };

export const offeringIds = Object.keys(offerings) as OfferingId[];
