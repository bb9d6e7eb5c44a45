import type { OfferingId } from '@suite/contracts/offerings';

/** The part of each product's picture that is shown enlarged, as a transform origin. */
export const closeUps: Record<OfferingId, string> = {
  erp: '95% 90%',
  property: '95% 100%',
  jewellery: '100% 85%',
  lms: '0% 60%',
  web: '0% 30%',
  mobile: '45% 90%',
};
