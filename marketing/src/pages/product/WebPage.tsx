import picture from '../../../pictures/offerings/web.svg';
import { web as study } from '../../content/case-studies/web.ts';
import { web } from '../../content/offerings/web.ts';
import { webPage } from '../../content/product-pages/web.ts';
import { DedicatedPage } from './DedicatedPage.tsx';

export const WebPage = () => <DedicatedPage offering={web} words={webPage} study={study} picture={picture} />;
