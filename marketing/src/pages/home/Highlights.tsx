import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import styled from 'styled-components';
import { highlights, highlightsTitle } from '../../content/home.ts';

/** The four highlights of spec section 1, side by side between hairlines. */
export function Highlights() {
  return (
    <Section $ground="surface" aria-labelledby="highlights">
      <Container>
        <VisuallyHidden as="h2" id="highlights">
          {highlightsTitle}
        </VisuallyHidden>
        <Points>
          {highlights.map(({ id, icon: Icon, title, description }) => (
            <li key={id}>
              <Icon aria-hidden size={28} strokeWidth={1.75} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Points>
      </Container>
    </Section>
  );
}

const Points = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    gap: ${token('space', 2)};
    padding-block: ${token('space', 5)};
    border-top: 1px solid ${token('color', 'hairline')};
  }

  svg {
    color: ${token('color', 'lagoonText')};
  }

  h3 {
    margin-top: ${token('space', 3)};
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
  }

  p {
    color: ${token('color', 'textMuted')};
  }

  ${media.medium} {
    grid-template-columns: repeat(2, 1fr);
    column-gap: ${token('space', 6)};
  }

  ${media.large} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: 0;

    li {
      padding: 0 ${token('space', 5)};
      border-top: 0;
      border-left: 1px solid ${token('color', 'hairline')};
    }
  }
`;
