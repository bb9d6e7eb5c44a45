import picture from '../../../pictures/offerings/jewellery.svg';
import { jewellery as study } from '../../content/case-studies/jewellery.ts';
import { jewellery } from '../../content/offerings/jewellery.ts';
import { jewelleryPage } from '../../content/product-pages/jewellery.ts';
import { DedicatedPage } from './DedicatedPage.tsx';

export const JewelleryPage = () => (
  <DedicatedPage offering={jewellery} words={jewelleryPage} study={study} picture={picture} />
);
