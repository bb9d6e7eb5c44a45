import type { OfferingId } from '@suite/contracts/offerings';
import { CheckList } from '@suite/ui/CheckList';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { isProject, type Offering } from '../../content/offerings/offering.ts';
import type { ProductPage } from '../../content/product-pages/product-page.ts';
import { productStrings } from '../../content/product-strings.ts';
import { CaseStudyBlock } from '../../features/page/CaseStudyBlock.tsx';
import { FeatureSheet } from '../../features/page/FeatureSheet.tsx';
import { Steps } from '../../features/page/Steps.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { Closing } from './Closing.tsx';
import { Overview } from './Overview.tsx';
import { PricingSection } from './PricingSection.tsx';
import { ProductHero } from './ProductHero.tsx';
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
        <TitledSection title={productStrings.steps.title}>
          <Steps items={productStrings.steps.items} offering={id} isRow />
        </TitledSection>
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

/** Renders the features or services that suit a tier. */
function TierFeatures({ offering, items }: { offering: OfferingId; items: string[] }) {
  return (
    <Wrapper>
      <p>{productStrings.tierFeatures[isProject(offering) ? 'project' : 'product']}</p>
      <CheckList items={items} offering={offering} />
    </Wrapper>
  );
}

const Wrapper = styled.div`
  padding-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'hairline')};

  p {
    margin-bottom: ${token('space', 2)};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
