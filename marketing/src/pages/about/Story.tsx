import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about.ts';

/** How the company came to be what it is. */
export function Story() {
  const { title, paragraphs } = about.story;
  return (
    <Section $ground="surface">
      <Columns>
        <Heading>{title}</Heading>
        <Text>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Text>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${token('space', 5)};

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${token('space', 8)};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${token('space', 5)};
  max-width: ${token('size', 'text')};
  font-size: ${token('type', 'lead')};

  p:first-child {
    color: ${token('color', 'ink')};
  }
`;
