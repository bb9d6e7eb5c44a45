import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { differentiators } from '../../content/differentiators.ts';
import { exclusive } from '../../content/exclusive.ts';
import { Questions } from '../../features/faq/Questions.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { Highlights } from './Highlights.tsx';
import { Stories } from './Stories.tsx';

/** Renders the Success Stories page. */
export function ExclusivePage() {
  const { hero, questionsTitle, questionsLead, questions, closing } = exclusive;
  return (
    <>
      <PageHero {...hero} below={<Highlights />} />
      <Stories />
      <Section>
        <Container>
          <SectionHeader title={differentiators.title} />
          <FeatureGrid items={differentiators.items} minColumn="14rem" />
        </Container>
      </Section>
      <Section $tone="surface" id="questions">
        <Columns>
          <Aside>
            <SectionHeader title={questionsTitle} lead={questionsLead} />
            <ActionLink action={actions.write} $variant="secondary" />
          </Aside>
          <Questions items={questions} />
        </Columns>
      </Section>
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
      </CallToAction>
    </>
  );
}

const Aside = styled.div`
  margin-bottom: ${token('space', 6)};

  header {
    margin-bottom: ${token('space', 5)};
  }

  ${media.large} {
    position: sticky;
    top: calc(${token('size', 'header')} + ${token('space', 7)});
    align-self: start;
  }
`;

const Columns = styled(Container)`
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${token('space', 8)};
  }
`;
