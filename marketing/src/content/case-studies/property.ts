import picture from '../../../pictures/case-studies/property.svg';
import type { CaseStudy } from './case-study.ts';

export const property: CaseStudy = {
  id: 'property',
  customer: 'A villa operator',
  title: 'Several villas, one calendar',
  situation:
    'Each villa had its own booking sheet. Channels were updated by hand at night, and a late update meant a double booking in the morning.',
  built: [
    'One calendar for all villas and channels',
    'A booking page for each villa, with its own photographs and rates',
    'An assistant that answers availability and arrival questions by voice and chat',
    'Check-in on the guest’s own phone before arrival',
  ],
  today:
    'The office sees every villa on one screen and hears from guests directly. The night shift no longer copies bookings.',
  picture,
  pictureAlt: 'A villa by the water above a row of booked nights',
};
