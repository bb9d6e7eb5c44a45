import { site } from '@suite/site/site';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { reasons } from '../../content/home.ts';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { OverviewVideo } from './OverviewVideo.tsx';
import { Tour } from './Tour.tsx';

/** Renders 'Why choose the suite': the overview, and the reasons below it. */
export function WhyChoose() {
  return (
    <Section data-scheme="dark">
      <Container>
        <SectionHeader title={reasons.title} lead={reasons.lead} />
        {site.video ? <OverviewVideo url={site.video.url} /> : <Tour />}
        <Reasons>
          <FeatureGrid items={reasons.items} minColumn="20rem" />
        </Reasons>
      </Container>
    </Section>
  );
}

const Reasons = styled.div`
  margin-top: ${token('space', 'section')};
`;
