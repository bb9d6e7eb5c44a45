import type { OfferingId } from '@suite/contracts/offerings';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { IconItem } from '../../content/icon-item.ts';
import { IconPlate } from './FeatureGrid.tsx';
import { SectionHeader } from './SectionHeader.tsx';

interface FeatureSheetProps {
  /** Offering whose hue the icons use. */
  offering: OfferingId;
  features: { title: string; lead: string; items: IconItem[] };
}

/** Renders features or services in a sheet with dividing lines. */
export function FeatureSheet({ offering, features: { title, lead, items } }: FeatureSheetProps) {
  return (
    <Section>
      <Container>
        <Sheet $isTitleShort={items.length % 4 === 2}>
          <SectionHeader title={title} lead={lead} />
          <ul>
            {items.map(({ icon: Icon, title: feature, description }) => (
              <li key={feature}>
                <IconPlate $offering={offering}>
                  <Icon aria-hidden size={22} strokeWidth={1.75} />
                </IconPlate>
                <h3>{feature}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Sheet>
      </Container>
    </Section>
  );
}

/**
 * The dividing lines are the sheet's background, visible through the gaps. The title has a row, or, if four columns would
 * leave two cells empty, as with fourteen entries, these two.
 */
const Sheet = styled.div<{ $isTitleShort: boolean }>`
  &,
  ul {
    display: grid;
    gap: 1px;
  }

  overflow: hidden;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'hairline')};
  box-shadow: ${token('shadow', 'raised')};

  && > header {
    max-width: none;
    margin: 0;
    padding: ${token('space', 4)};
    background: ${token('color', 'surface')};
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${token('space', 1)} ${token('space', 4)};
    padding: ${token('space', 3)} ${token('space', 4)};
    break-inside: avoid;
    background: ${token('color', 'surface')};
  }

  li > span {
    grid-row: span 2;
  }

  h3 {
    font-size: 1.0625rem;
  }

  li p {
    max-width: 30em;
    color: ${token('color', 'textMuted')};
    font-size: 0.9375rem;
  }

  ${media.medium} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    && > header,
    li {
      padding: ${token('space', 5)};
    }
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    ul {
      display: contents;
    }

    && > header {
      grid-column: span ${({ $isTitleShort }) => ($isTitleShort ? 2 : 4)};
    }

    li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space', 2)};
    }

    li > span {
      grid-row: auto;
      margin-bottom: ${token('space', 3)};
    }
  }
`;
