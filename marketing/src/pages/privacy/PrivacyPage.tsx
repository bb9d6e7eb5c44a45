import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import styled from 'styled-components';
import { differentiators } from '../../content/differentiators.ts';
import { privacy } from '../../content/privacy.ts';
import { LegalDocument } from '../../features/legal/LegalDocument.tsx';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Renders the privacy policy, followed by 'What Sets Us Apart'. */
export function PrivacyPage() {
  return (
    <>
      <LegalDocument text={privacy} />
      <Strip $tone="surface">
        <Container>
          <SectionHeader title={differentiators.title} />
          <FeatureGrid items={differentiators.items} />
        </Container>
      </Strip>
    </>
  );
}

const Strip = styled(Section)`
  @media print {
    display: none;
  }
`;
