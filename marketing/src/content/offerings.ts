import type { OfferingId } from '@suite/contracts/offerings';
import { erp } from './offerings/erp.ts';
import { jewellery } from './offerings/jewellery.ts';
import { lms } from './offerings/lms.ts';
import { mobile } from './offerings/mobile.ts';
import type { Offering } from './offerings/offering.ts';
import { property } from './offerings/property.ts';
import { web } from './offerings/web.ts';

/** The content of every offering. Pages about one offering import only theirs. */
export const offerings: Record<OfferingId, Offering> = { erp, property, jewellery, lms, web, mobile };
