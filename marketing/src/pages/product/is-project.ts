import type { OfferingId } from '@suite/contracts/offerings';

/** Made to order, for a price per project; the others are products with plans. */
export const isProject = (id: OfferingId) => id === 'web' || id === 'mobile';
