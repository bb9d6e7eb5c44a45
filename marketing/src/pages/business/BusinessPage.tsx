import type { OfferingId } from '@suite/contracts/offerings';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { business } from '../../content/business.ts';
import { trust } from '../../content/trust.ts';
import { LazyLeadDialog } from '../../features/lead/LazyLeadDialog.tsx';
import { wasLeadSent } from '../../features/lead/lead-sent.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { Detail } from '../../features/page/Detail.tsx';
import { OfferingRows } from '../../features/page/OfferingRows.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Statistics } from '../../features/page/Statistics.tsx';
import { Steps } from '../../features/page/Steps.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { WithoutScript } from '../../submission/WithoutScript.tsx';

/** Renders the English landing page, where the lead dialog opens by itself until a lead is sent from this tab. */
export function BusinessPage() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!wasLeadSent()), []);
  const { hero, steps, productsTitle, products, productAction, closing } = business;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <Button $size="large" onClick={() => setOpen(true)}>
            {hero.action}
          </Button>
        }
        picture={<Trades />}
      >
        <WithoutScript text={hero.withoutScript} />
        <LazyLeadDialog isOpen={isOpen} onOpenChange={setOpen} />
      </PageHero>
      <TitledSection $tone="surface" title={steps.title}>
        <Steps items={steps.items} isRow />
      </TitledSection>
      <TitledSection title={productsTitle}>
        <OfferingRows items={products} pictures={offeringPictures} action={productAction} />
      </TitledSection>
      <TitledSection $tone="surface" title={trust.title}>
        <Statistics items={trust.statistics} />
      </TitledSection>
      <CallToAction title={closing.title} lead={closing.lead}>
        <Button $size="large" onClick={() => setOpen(true)}>
          {closing.action}
        </Button>
        <ActionLink action={actions.write} $size="large" $variant="secondary" />
      </CallToAction>
    </>
  );
}

/** Two columns with the products of the trades that the eyebrow above the title names. */
const columns: OfferingId[][] = [
  ['property', 'erp'],
  ['jewellery', 'lms'],
];

/** Renders a part of the product of each trade, as one picture. */
function Trades() {
  return (
    <Stage role="img" aria-label={business.hero.pictureAlt}>
      {columns.map((ids) => (
        <div key={ids[0]}>
          {ids.map((id) => (
            <Detail key={id} part={id} picture={offeringPictures[id]} alt="" />
          ))}
        </div>
      ))}
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)};
  padding: ${token('space', 5)};
  border-radius: ${token('radius', 'large')};
  background: linear-gradient(115deg, ${token('color', 'sapphireSoft')}, ${token('color', 'lagoonSoft')});

  & > div {
    display: grid;
    align-content: start;
    gap: ${token('space', 4)};
  }

  /* Not :last-child, which it is only once everything has arrived. */
  & > :nth-child(2) {
    padding-top: ${token('space', 6)};
  }
`;
