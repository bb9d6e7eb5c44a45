import type { OfferingId } from '@suite/contracts/offerings';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { IconItem } from '../../content/icon-item.ts';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { Detail } from '../../features/page/Detail.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

interface WhyChooseProps {
  offering: OfferingId;
  /** URL of the product's picture, of which a part is shown enlarged. */
  picture: string;
  reasons: { title: string; items: IconItem[] };
}

/** Renders the reasons to choose an offering on a dark background of its hue. */
export function WhyChoose({ offering, picture, reasons: { title, items } }: WhyChooseProps) {
  return (
    <Wrapper data-scheme="dark" $offering={offering}>
      <AsideColumns>
        <Aside>
          <SectionHeader title={title} />
          <CloseUp>
            <Detail part={offering} picture={picture} alt="" />
          </CloseUp>
        </Aside>
        <Reasons>
          {items.map(({ icon: Icon, title: reason, description }) => (
            <li key={reason}>
              <Icon aria-hidden size={28} strokeWidth={1.75} />
              <h3>{reason}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Reasons>
      </AsideColumns>
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

/** Rows on a phone, otherwise columns. */
const Reasons = styled.ul`
  display: grid;
  gap: ${token('space', 5)};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: ${token('space', 1)} ${token('space', 4)};
  }

  h3 {
    font-size: ${token('type', 'title')};
  }

  p {
    grid-column: 2;
    color: ${token('color', 'text')};
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space', 6)};
  }

  ${media.large} {
    gap: ${token('space', 7)};

    li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${token('space', 3)};
    }

    p {
      grid-column: auto;
    }
  }
`;

/** Only beside the reasons: above them, it would repeat the picture at the top of the page. */
const CloseUp = styled.div`
  display: none;

  ${media.large} {
    display: block;
    width: 100%;
    margin-top: ${token('space', 4)};
  }
`;
