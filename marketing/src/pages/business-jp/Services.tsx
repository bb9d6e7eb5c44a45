import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { businessJp } from '../../content/business-jp.ts';
import { OfferingRows } from '../../features/page/OfferingRows.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { japanesePictures } from './japanese-pictures.ts';

/** Renders the six offerings, each linked to its English page. */
export function Services() {
  const { title, lead, prices, action, items } = businessJp.services;
  return (
    <Section $isBeforeSame>
      <Container>
        <SectionHeader title={title} lead={lead + prices} />
        <OfferingRows items={items} pictures={japanesePictures} action={action} hrefLang="en" />
      </Container>
    </Section>
  );
}
