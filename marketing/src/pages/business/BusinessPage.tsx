import { Button } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { useEffect, useState } from 'react';
import { actions } from '../../content/actions.ts';
import { business } from '../../content/business.ts';
import { trust } from '../../content/trust.ts';
import { LazyLeadDialog } from '../../features/lead/LazyLeadDialog.tsx';
import { wasLeadSent } from '../../features/lead/lead-sent.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { OfferingRows } from '../../features/page/OfferingRows.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { Statistics } from '../../features/page/Statistics.tsx';
import { Steps } from '../../features/page/Steps.tsx';
import { WithoutScript } from '../../submission/WithoutScript.tsx';
import { Trades } from './Trades.tsx';

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
      <Section $tone="surface">
        <Container>
          <SectionHeader title={steps.title} />
          <Steps items={steps.items} isRow />
        </Container>
      </Section>
      <Section>
        <Container>
          <SectionHeader title={productsTitle} />
          <OfferingRows items={products} pictures={offeringPictures} action={productAction} />
        </Container>
      </Section>
      <Section $tone="surface">
        <Container>
          <SectionHeader title={trust.title} />
          <Statistics items={trust.statistics} />
        </Container>
      </Section>
      <CallToAction title={closing.title} lead={closing.lead}>
        <Button $size="large" onClick={() => setOpen(true)}>
          {closing.action}
        </Button>
        <ActionLink action={actions.write} $size="large" $variant="secondary" />
      </CallToAction>
    </>
  );
}
