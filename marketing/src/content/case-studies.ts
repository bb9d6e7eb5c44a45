import type { OfferingId } from '@suite/contracts/offerings';
import type { CaseStudy } from './case-studies/case-study.ts';
import { erp } from './case-studies/erp.ts';
import { jewellery } from './case-studies/jewellery.ts';
import { lms } from './case-studies/lms.ts';
import { mobile } from './case-studies/mobile.ts';
import { property } from './case-studies/property.ts';
import { web } from './case-studies/web.ts';

/** One case study per offering. Pages about one offering import only theirs. */
export const caseStudies: Record<OfferingId, CaseStudy> = { erp, property, jewellery, lms, web, mobile };
