import picture from '../../../pictures/case-studies/web.svg';
import type { CaseStudy } from './case-study.ts';

export const web: CaseStudy = {
  id: 'web',
  customer: 'A music-instrument brand',
  title: 'A catalogue in which you hear the instruments',
  situation:
    'The brand had a printed catalogue and a website that only its developer could change. Dealers phoned to ask for stock and prices.',
  built: [
    'A product catalogue that the brand edits itself, in several languages',
    'Sound samples and specifications for every instrument',
    'A portal where dealers see stock, prices and orders',
    'A search that finds an instrument by use, size and wood',
  ],
  today: 'New instruments appear online on the day they are announced, and dealers order without calling.',
  picture,
  pictureAlt: 'A string instrument on a catalogue page with its sound wave',
};
