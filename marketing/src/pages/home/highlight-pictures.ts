import businessAutomation from '../../../pictures/highlights/business-automation.svg';
import effortlessIt from '../../../pictures/highlights/effortless-it.svg';
import premiumSupport from '../../../pictures/highlights/premium-support.svg';
import stressFreeManagement from '../../../pictures/highlights/stress-free-management.svg';
import type { HighlightId } from '../../content/home.ts';

/** URL of each highlight's picture. */
export const highlightPictures: Record<HighlightId, string> = {
  'premium-support': premiumSupport,
  'effortless-it': effortlessIt,
  'business-automation': businessAutomation,
  'stress-free-management': stressFreeManagement,
};
