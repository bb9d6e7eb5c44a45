import { Section } from '@suite/ui/Section';
import { actions } from '../../content/actions.ts';
import { caseStudies } from '../../content/case-studies.ts';
import { differentiators } from '../../content/differentiators.ts';
import { exclusive } from '../../content/exclusive.ts';
import { Questions } from '../../features/faq/Questions.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { StoryCards } from './StoryCards.tsx';

const otherStories = Object.values(caseStudies)
  .filter(({ id }) => !exclusive.highlights.some(({ offering }) => offering === id))
  .map(({ id, title, today }) => ({
    offering: id,
    title,
    description: today,
    action: exclusive.storyAction,
  }));

/** Renders the Success Stories page. */
export function ExclusivePage() {
  const { hero, highlights, storiesTitle, storiesLead, questionsTitle, questionsLead, questions, closing } =
    exclusive;
  return (
    <>
      <PageHero {...hero} below={<StoryCards stories={highlights} heading="h2" />} />
      <TitledSection $tone="surface" title={storiesTitle} lead={storiesLead}>
        <StoryCards stories={otherStories} heading="h3" />
      </TitledSection>
      <TitledSection title={differentiators.title}>
        <FeatureGrid items={differentiators.items} />
      </TitledSection>
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
