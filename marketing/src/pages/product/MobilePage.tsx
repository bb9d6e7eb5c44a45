import picture from '../../../pictures/offerings/mobile.svg';
import { mobile as study } from '../../content/case-studies/mobile.ts';
import { mobile } from '../../content/offerings/mobile.ts';
import { mobilePage } from '../../content/product-pages/mobile.ts';
import { DedicatedPage } from './DedicatedPage.tsx';

export const MobilePage = () => (
  <DedicatedPage offering={mobile} words={mobilePage} study={study} picture={picture} />
);
