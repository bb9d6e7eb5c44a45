import { Container } from '@suite/ui/Container';
import { Eyebrow } from '@suite/ui/Eyebrow';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about.ts';

/** Renders the company's vision in one sentence. */
export function Vision() {
  if (!about.vision) return null;
  const { title, statement, lead, note } = about.vision;
  return (
    <Section data-scheme="dark" aria-labelledby="vision">
      <TextBlock>
        <Eyebrow as="h2" id="vision">
          {title}
        </Eyebrow>
        <Statement>{statement}</Statement>
        <Lead>{lead}</Lead>
        <p>{note}</p>
      </TextBlock>
    </Section>
  );
}

const TextBlock = styled(Container)`
  display: grid;
  gap: ${token('space', 5)};
`;

const Statement = styled.p`
  max-width: 24em;
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'heading')};
  font-weight: ${token('weight', 'bold')};
  line-height: ${token('leading', 'heading')};
  letter-spacing: -0.025em;
  text-wrap: balance;
`;
