import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import type { IconItem } from '../../content/icon-item.ts';
import type { OfferingId } from '../../content/offerings/offering.ts';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

interface PointsSectionProps {
  offering: OfferingId;
  points: { title: string; lead?: string; items: IconItem[] };
}

/** Reasons, features or services under their heading. */
export function PointsSection({ offering, points: { title, lead, items } }: PointsSectionProps) {
  return (
    <Section>
      <Container>
        <SectionHeader title={title} lead={lead} />
        <FeatureGrid items={items} offering={offering} minColumn="15rem" />
      </Container>
    </Section>
  );
}
