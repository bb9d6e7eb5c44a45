import picture from '../../../pictures/case-studies/mobile.svg';
import type { CaseStudy } from './case-study.ts';

export const mobile: CaseStudy = {
  id: 'mobile',
  customer: 'A coconut cultivation board',
  title: 'Field visits without the paper',
  situation:
    'Officers visited growers with forms in a folder. Weeks went by before a sheet reached the office, and much of it could not be read.',
  built: [
    'An app that registers growers, plots and palms, in the growers’ own languages',
    'Visits with photographs and position, recorded without a signal',
    'Seedling and subsidy requests followed from field to approval',
    'A map and reports for the regional offices',
  ],
  today: 'A visit reaches the office on the same day, readable, with its place on the map.',
  picture,
  pictureAlt: 'A telephone with a plot map between coconut palms',
};
