import type { OfferingId } from '@suite/contracts/offerings';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { IconItem } from '../../content/icon-item.ts';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

interface WhyChooseProps {
  offering: OfferingId;
  reasons: { title: string; items: IconItem[] };
}

/** Renders the reasons to choose an offering on a dark background of its hue. */
export function WhyChoose({ offering, reasons: { title, items } }: WhyChooseProps) {
  return (
    <Wrapper data-scheme="dark" $offering={offering}>
      <Columns>
        <SectionHeader title={title} />
        <Reasons>
          {items.map(({ icon: Icon, title: reason, description }) => (
            <li key={reason}>
              <Icon aria-hidden size={28} strokeWidth={1.75} />
              <h3>{reason}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Reasons>
      </Columns>
    </Wrapper>
  );
}

const Wrapper = styled(Section)<{ $offering: OfferingId }>`
  && {
    background: ${({ $offering }) => token('offeringSoft', $offering)};
  }

  svg {
    color: ${({ $offering }) => token('offering', $offering)};
  }
`;

const Columns = styled(Container)`
  display: grid;

  ${media.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${token('space', 8)};

    & > header {
      position: sticky;
      top: calc(${token('size', 'header')} + ${token('space', 7)});
      align-self: start;
    }
  }
`;

const Reasons = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space', 2)} ${token('space', 4)};
    padding-block: ${token('space', 4)};
    border-top: 1px solid color-mix(in oklch, ${token('color', 'ink')} 18%, transparent);
  }

  li:first-child {
    padding-top: 0;
    border-top: 0;
  }

  li:last-child {
    padding-bottom: 0;
  }

  h3 {
    font-size: ${token('type', 'title')};
  }

  p {
    grid-column: 2;
    color: ${token('color', 'text')};
  }

  ${media.medium} {
    li {
      grid-template-columns: auto minmax(0, 5fr) minmax(0, 6fr);
      column-gap: ${token('space', 5)};
      padding-block: ${token('space', 5)};
    }

    p {
      grid-column: auto;
    }
  }
`;
