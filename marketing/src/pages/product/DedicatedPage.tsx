import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import type { Offering } from '../../content/offerings/offering.ts';
import type { ProductPage } from '../../content/product-pages/product-page.ts';
import { CaseStudyBlock } from '../../features/page/CaseStudyBlock.tsx';
import { Closing } from './Closing.tsx';
import { Overview } from './Overview.tsx';
import { PointsSection } from './PointsSection.tsx';
import { PricingSection } from './PricingSection.tsx';
import { ProductHero } from './ProductHero.tsx';

interface DedicatedPageProps {
  offering: Offering;
  words: ProductPage;
  study: CaseStudy;
  picture: string;
  studyPicture: string;
}

/** The page of an offering with a grid of features or services; the ERP page has modules instead. */
export function DedicatedPage({ offering, words, study, picture, studyPicture }: DedicatedPageProps) {
  const { id } = offering;
  return (
    <>
      <ProductHero offering={offering} words={words} picture={picture} />
      <Overview offering={offering} />
      <PointsSection offering={id} points={words.whyChoose} />
      <PricingSection offering={id} />
      <PointsSection offering={id} points={words.grid} />
      <CaseStudyBlock study={study} picture={studyPicture} />
      <Closing offering={id} />
    </>
  );
}
