import type { OfferingId } from '@suite/contracts/offerings';

export interface CaseStudy {
  id: OfferingId;
  /** The kind of customer, without a name. */
  customer: string;
  title: string;
  situation: string;
  built: string[];
  today: string;
  /** URL of its picture. */
  picture: string;
  pictureAlt: string;
}
