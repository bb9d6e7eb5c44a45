import type { OfferingId } from '@suite/contracts/offerings';

export interface Offering {
  id: OfferingId;
  title: string;
  description: string;
  /** What its product surface shows. */
  pictureAlt: string;
  /** What the offering is made of, under the name that fits it. */
  list: { name: 'Modules' | 'Features' | 'Technologies' | 'Platforms'; items: string[] };
  /** Exactly five. */
  benefits: string[];
}
