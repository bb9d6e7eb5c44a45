import picture from '../../../pictures/case-studies/lms.svg';
import type { CaseStudy } from './case-study.ts';

export const lms: CaseStudy = {
  id: 'lms',
  customer: 'A tea school',
  title: 'Tasting notes, taught at a distance',
  situation:
    'Students came from estates and offices far apart. Lessons were handed out on paper, and teachers found out only at the examination who had fallen behind.',
  built: [
    'Courses from leaf to cup, with video, reading and a tasting journal',
    'Assessments marked against the school’s own standard',
    'Progress that teachers see week by week',
    'Certificates with a number anyone can verify',
  ],
  today: 'Students learn the theory at home and spend their time together at the tasting table.',
  picture,
  pictureAlt: 'Tasting cups in a row above the steps of a course',
};
