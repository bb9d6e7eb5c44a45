import picture from '../../../pictures/offerings/property.svg';
import { property as study } from '../../content/case-studies/property.ts';
import { property } from '../../content/offerings/property.ts';
import { propertyPage } from '../../content/product-pages/property.ts';
import { DedicatedPage } from './DedicatedPage.tsx';

export const PropertyPage = () => (
  <DedicatedPage offering={property} words={propertyPage} study={study} picture={picture} />
);
