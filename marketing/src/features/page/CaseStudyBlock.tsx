import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import type { CaseStudy } from '../../content/case-studies.ts';
import { Picture, PicturePanel } from './Picture.tsx';

interface CaseStudyBlockProps {
  study: CaseStudy;
  picture: string;
}

/** What was built for a customer, told in three steps beside its picture. */
export function CaseStudyBlock({ study, picture }: CaseStudyBlockProps) {
  return (
    <Section $ground="surface" id="case-study">
      <Container>
        <Columns>
          <PicturePanel $offering={study.id}>
            <Picture src={picture} alt={study.pictureAlt} width={720} height={480} />
          </PicturePanel>
          <Story>
            <p>Case study: {study.customer}</p>
            <Heading>{study.title}</Heading>
            <h3>Before</h3>
            <p>{study.situation}</p>
            <h3>What we built</h3>
            <ul>
              {study.built.map((part) => (
                <li key={part}>
                  <Check aria-hidden size={20} strokeWidth={1.75} />
                  {part}
                </li>
              ))}
            </ul>
            <h3>Today</h3>
            <p>{study.today}</p>
          </Story>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token('space', 7)};

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${token('space', 8)};
  }
`;

const Story = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  max-width: ${token('size', 'text')};

  & > p:first-child {
    color: ${token('color', 'lagoonText')};
    font-size: ${token('type', 'small')};
    font-weight: ${token('weight', 'semibold')};
  }

  h3 {
    margin-top: ${token('space', 3)};
    font-size: 1rem;
    letter-spacing: 0;
  }

  ul {
    display: grid;
    gap: ${token('space', 2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space', 2)};
  }

  svg {
    margin-top: 0.15em;
    color: ${token('color', 'lagoonText')};
  }
`;
