import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { isProject } from '../../content/is-project.ts';
import type { Offering } from '../../content/offerings/offering.ts';
import type { ProductPage } from '../../content/product-pages/product-page.ts';
import { productStrings } from '../../content/product-strings.ts';
import { CaseStudyBlock } from '../../features/page/CaseStudyBlock.tsx';
import { FeatureSheet } from '../../features/page/FeatureSheet.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { Steps } from '../../features/page/Steps.tsx';
import { Closing } from './Closing.tsx';
import { Overview } from './Overview.tsx';
import { PricingSection } from './PricingSection.tsx';
import { ProductHero } from './ProductHero.tsx';
import { TierFeatures } from './TierFeatures.tsx';
import { WhyChoose } from './WhyChoose.tsx';

interface DedicatedPageProps {
  offering: Offering;
  words: ProductPage;
  study: CaseStudy;
  picture: string;
}

/** Renders the page of an offering with a grid of features or services; the ERP page has modules instead. */
export function DedicatedPage({ offering, words, study, picture }: DedicatedPageProps) {
  const { id } = offering;
  return (
    <>
      <ProductHero offering={offering} words={words} picture={picture} />
      <Overview offering={offering} />
      <WhyChoose offering={id} picture={picture} reasons={words.whyChoose} />
      {isProject(id) && (
        <Section>
          <Container>
            <SectionHeader title={productStrings.steps.title} />
            <Steps items={productStrings.steps.items} offering={id} isRow />
          </Container>
        </Section>
      )}
      <PricingSection
        offering={offering}
        contents={words.tierFeatures.map((items) => (
          <TierFeatures key={items[0]} offering={id} items={items} />
        ))}
      />
      <FeatureSheet offering={id} features={words.grid} />
      <CaseStudyBlock study={study} />
      <Closing offering={id} />
    </>
  );
}
