import picture from '../../../pictures/case-studies/lms.svg';
import type { CaseStudy } from './case-study.ts';

export const lms: CaseStudy = {
  id: 'lms',
  customer: 'A tea school',
  title: 'Tasting notes, taught at a distance',
  situation:
    'Students came from estates and offices far apart. Lessons were handed out on paper, and teachers learnt who had fallen behind at the examination.',
  built: [
    'Courses from leaf to cup, with film, reading and a tasting journal',
    'Assessments marked against the school’s own standard',
    'Progress that teachers see week by week',
    'Certificates with a number anybody can verify',
  ],
  today: 'Theory is studied at home and the time together goes to the tasting table, where it belongs.',
  picture,
  pictureAlt: 'Tasting cups in a row above the steps of a course',
};
