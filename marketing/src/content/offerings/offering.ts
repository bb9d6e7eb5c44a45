import type { OfferingId } from '@suite/contracts/offerings';
import type { Pricing } from '../pricing.ts';

export interface Offering {
  id: OfferingId;
  title: string;
  description: string;
  /** Alternative text of the product picture. */
  pictureAlt: string;
  /** What the offering consists of, and the heading of that list. */
  list: { name: 'Modules' | 'Features' | 'Technologies' | 'Platforms'; items: string[] };
  /** Exactly five benefits. */
  benefits: string[];
  /** The line on the social picture of the offering's page, and the page's description. */
  head: { line: string; description: string };
  pricing: Pricing;
}

/** Returns whether an offering is made to order and priced per project. The others are products with plans. */
export const isProject = (id: OfferingId) => id === 'web' || id === 'mobile';
