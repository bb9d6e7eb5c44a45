import type { OfferingId } from '@suite/contracts/offerings';

export interface Offering {
  id: OfferingId;
  title: string;
  description: string;
  /** Alternative text of the product picture. */
  pictureAlt: string;
  /** What the offering consists of, under a fitting heading. */
  list: { name: 'Modules' | 'Features' | 'Technologies' | 'Platforms'; items: string[] };
  /** Exactly five. */
  benefits: string[];
}
