import picture from '../../../pictures/offerings/lms.svg';
import { lms as study } from '../../content/case-studies/lms.ts';
import { lms } from '../../content/offerings/lms.ts';
import { lmsPage } from '../../content/product-pages/lms.ts';
import { DedicatedPage } from './DedicatedPage.tsx';

export const LmsPage = () => <DedicatedPage offering={lms} words={lmsPage} study={study} picture={picture} />;
