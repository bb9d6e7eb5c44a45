import picture from '../../../pictures/case-studies/mobile.svg';
import type { CaseStudy } from './case-study.ts';

export const mobile: CaseStudy = {
  id: 'mobile',
  customer: 'A coconut cultivation board',
  title: 'Field visits without paper',
  situation:
    'Officers visited growers with forms in a folder. A form took weeks to reach the office, and much of it could not be read.',
  built: [
    'An app that registers growers, plots and palms, in the growers’ own languages',
    'Visits recorded with photos and location, even without a signal',
    'Seedling and subsidy requests tracked from field to approval',
    'A map and reports for the regional offices',
  ],
  today: 'Each visit reaches the office on the same day, legible and placed on the map.',
  picture,
  pictureAlt: 'A phone with a map of plots between coconut palms',
};
