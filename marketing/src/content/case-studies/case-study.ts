import type { OfferingId } from '@suite/contracts/offerings';

export interface CaseStudy {
  /** Also the name of its picture. */
  id: OfferingId;
  /** The kind of customer, without a name. */
  customer: string;
  title: string;
  situation: string;
  built: string[];
  today: string;
  pictureAlt: string;
}
