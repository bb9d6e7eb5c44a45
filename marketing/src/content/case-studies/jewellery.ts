import picture from '../../../pictures/case-studies/jewellery.svg';
import type { CaseStudy } from './case-study.ts';

export const jewellery: CaseStudy = {
  id: 'jewellery',
  customer: 'An artisan jeweller',
  title: 'From the bench to the showcase, by weight',
  situation:
    'Gold was weighed out to the bench and back again in a notebook. Wastage led to arguments, and it was hard to value a customer’s old ring while they waited.',
  built: [
    'A workshop ticket that carries metal, stones and wastage through every stage',
    'Prices that follow the day’s metal rate and the making charge',
    'Old gold bought by weight and purity, straight into stock',
    'A customer record with sizes, past pieces and occasions',
  ],
  today:
    'Every evening, bench and showcase agree on the weight, and the jeweller has more time for the pieces.',
  picture,
  pictureAlt: 'A hand-made ring on a workshop ticket with its weights',
};
