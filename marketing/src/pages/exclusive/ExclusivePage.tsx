import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { actions } from '../../content/actions.ts';
import { differentiators } from '../../content/differentiators.ts';
import { exclusive } from '../../content/exclusive.ts';
import { Questions } from '../../features/faq/Questions.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
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
        <AsideColumns>
          <Aside>
            <SectionHeader title={questionsTitle} lead={questionsLead} />
            <ActionLink action={actions.write} $variant="secondary" />
          </Aside>
          <Questions items={questions} />
        </AsideColumns>
      </Section>
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
      </CallToAction>
    </>
  );
}
