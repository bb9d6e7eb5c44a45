import type { OfferingId } from '@suite/contracts/offerings';

/** Returns whether an offering is made to order at a price per project; the others are products with plans. */
export const isProject = (id: OfferingId) => id === 'web' || id === 'mobile';
