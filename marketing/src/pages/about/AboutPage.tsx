import { site } from '@suite/site/site';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about.ts';
import { actions } from '../../content/actions.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { Statistics } from '../../features/page/Statistics.tsx';
import { Countries } from './Countries.tsx';
import { HomeOffice } from './HomeOffice.tsx';
import { Leaders } from './Leaders.tsx';
import { Story } from './Story.tsx';
import { Vision } from './Vision.tsx';

/** Renders the About page. */
export function AboutPage() {
  const { hero, statistics, figuresNote, leadersTitle, closing } = about;
  return (
    <>
      <PageHero
        {...hero}
        picture={<HomeOffice />}
        below={
          <Figures>
            <Statistics items={statistics} />
            {figuresNote && <p>{figuresNote}</p>}
          </Figures>
        }
      />
      <Story />
      <Countries />
      <Vision />
      {site.leaders.length > 0 && (
        <Section $isBeforeSame>
          <Container>
            <SectionHeader title={leadersTitle} />
            <Leaders />
          </Container>
        </Section>
      )}
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
      </CallToAction>
    </>
  );
}

const Figures = styled.div`
  & > p {
    margin-top: ${token('space', 5)};
    color: ${token('color', 'textMuted')};
  }
`;
