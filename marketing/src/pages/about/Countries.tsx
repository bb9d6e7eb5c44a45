import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { about } from '../../content/about.ts';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Where the company has offices or operations; nothing where no place is given. */
export function Countries() {
  const { title, lead, items } = about.countries;
  if (items.length === 0) return null;
  return (
    <Section>
      <Container>
        <SectionHeader title={title} lead={lead} />
        <Places>
          {items.map((place) => (
            <li key={place}>
              <MapPin aria-hidden size={24} strokeWidth={1.75} />
              {place}
            </li>
          ))}
        </Places>
      </Container>
    </Section>
  );
}

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token('color', 'hairline')};
  list-style: none;

  li {
    display: grid;
    gap: ${token('space', 5)};
    padding: ${token('space', 5)} ${token('space', 4)} ${token('space', 5)} 0;
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'heading')};
    font-weight: ${token('weight', 'bold')};
    line-height: ${token('leading', 'heading')};
    letter-spacing: -0.025em;
  }

  svg {
    color: ${token('color', 'lagoon')};
  }
`;
