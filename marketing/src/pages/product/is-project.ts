import type { OfferingId } from '../../content/offerings/offering.ts';

/** Made to order, for a price per project; the others are products with plans. */
export const isProject = (id: OfferingId) => id === 'web' || id === 'mobile';
