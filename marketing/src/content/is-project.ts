import type { OfferingId } from '@suite/contracts/offerings';

/** Returns whether an offering is made to order and priced per project. The others are products with plans. */
export const isProject = (id: OfferingId) => id === 'web' || id === 'mobile';
