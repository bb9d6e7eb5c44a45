import { offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Container } from '@suite/ui/Container';
import { Grid } from '@suite/ui/Grid';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { caseStudies } from '../../content/case-studies.ts';
import { exclusive } from '../../content/exclusive.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { StoryProof } from '../../features/page/StoryProof.tsx';

const highlighted = new Set(exclusive.highlights.map(({ offering }) => offering));
const stories = Object.values(caseStudies).filter(({ id }) => !highlighted.has(id));

/** Renders the other case studies, each linked to its page. */
export function Stories() {
  return (
    <Section $tone="surface">
      <Container>
        <SectionHeader title={exclusive.storiesTitle} lead={exclusive.storiesLead} />
        <Grid as={CardList} $min="15rem">
          {stories.map(({ id, customer, title, today, picture }) => (
            <Story key={id}>
              <PicturePanel $offering={id}>
                <Picture src={picture} alt="" width={720} height={480} />
              </PicturePanel>
              <Customer>{customer}</Customer>
              <h3>
                <Link to={`${offeringPath(id)}#case-study`}>{title}</Link>
              </h3>
              <p>{today}</p>
              <StoryProof offering={id} />
              <Action aria-hidden>
                {exclusive.storyAction}
                <ArrowRight size={18} strokeWidth={1.75} />
              </Action>
            </Story>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const Story = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space', 2)};

  p {
    color: ${token('color', 'textMuted')};
  }

  h3 {
    font-size: 1.0625rem;
    line-height: ${token('leading', 'snug')};
    letter-spacing: -0.01em;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius', 'large')};
  }

  &:hover a {
    color: ${token('color', 'sapphireText')};
    text-decoration: underline;
  }
`;

const Customer = styled.p`
  && {
    margin-top: ${token('space', 3)};
    color: ${token('color', 'lagoonText')};
    font-size: ${token('type', 'small')};
    font-weight: ${token('weight', 'semibold')};
  }
`;

/** The link of the title covers the card. */
const Action = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  margin-top: auto;
  color: ${token('color', 'sapphireText')};
  font-weight: ${token('weight', 'semibold')};
`;
