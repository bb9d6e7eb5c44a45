import type { OfferingId } from '@suite/contracts/offerings';
import { Container } from '@suite/ui/Container';
import { Eyebrow } from '@suite/ui/Eyebrow';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ActionRow } from './ActionRow.tsx';

interface PageHeroProps {
  eyebrow?: string;
  /** The page's subject, in small type above the title and in the same heading. */
  subject?: string;
  title: string;
  lead: string;
  /** Offering whose hue tints the background. */
  offering?: OfferingId;
  /** Buttons and links, below the lead. */
  actions?: ReactNode;
  /** Picture beside the text, or below it on narrow screens. */
  picture?: ReactNode;
  /** Content above the text, such as a back button. */
  before?: ReactNode;
  /** More text, below the buttons. */
  children?: ReactNode;
  /** Content below text and picture, in full width. */
  below?: ReactNode;
}

/** Renders the first section of a page, with its only `h1`. */
export function PageHero({
  eyebrow,
  subject,
  title,
  lead,
  offering,
  actions,
  picture,
  before,
  children,
  below,
}: PageHeroProps) {
  return (
    <Wrapper $offering={offering} $isShort={!picture && !below}>
      <Container>
        {before}
        <Columns $hasPicture={picture !== undefined}>
          <TextBlock $isRow={!picture}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading as="h1" $size="display">
              {subject && <Subject $offering={offering}>{subject} </Subject>}
              {title}
            </Heading>
            <Lead>{lead}</Lead>
            {actions && <Actions>{actions}</Actions>}
            {children}
          </TextBlock>
          {picture}
        </Columns>
        {below && <Below>{below}</Below>}
      </Container>
    </Wrapper>
  );
}

const Wrapper = styled.section<{ $offering: OfferingId | undefined; $isShort: boolean }>`
  padding-block: ${token('space', 'top')} ${({ $isShort }) => token('space', $isShort ? 7 : 'section')};
  ${({ $offering }) =>
    $offering &&
    css`
      background: linear-gradient(${token('offeringSoft', $offering)} 80%, ${token('color', 'sand')});
    `}
`;

/** Set before the second column's content arrives, so that the first does not move. */
const twoColumns = 'grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);';

const Columns = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  gap: ${token('space', 6)};
  /* Not centred: the text would move when the picture arrives. */
  align-items: start;

  & > * {
    min-width: 0;
  }

  ${media.large} {
    ${({ $hasPicture }) => $hasPicture && `${twoColumns} & > :first-child { padding-right: ${token('space', 5)}; }`}
    gap: ${token('space', 5)};
  }
`;

/** Title and lead; side by side if there is no picture. */
const TextBlock = styled.div<{ $isRow: boolean }>`
  display: grid;
  gap: ${token('space', 4)};

  h1:lang(ja) {
    font-size: clamp(2rem, 0.3rem + 3.35vw, 3rem);
    white-space: pre-line;
  }

  p:lang(ja) {
    text-wrap: pretty;
  }

  ${media.large} {
    ${({ $isRow }) => $isRow && `${twoColumns} column-gap: ${token('space', 5)}; & > p { align-self: end; }`}
  }
`;

const Subject = styled.span<{ $offering: OfferingId | undefined }>`
  display: block;
  margin-bottom: ${token('space', 3)};
  color: ${({ $offering }) => ($offering ? token('offering', $offering) : token('color', 'lagoonText'))};
  font-size: ${token('type', 'title')};
  line-height: ${token('leading', 'snug')};
  letter-spacing: -0.01em;
`;

const Below = styled.div`
  margin-top: ${token('space', 5)};

  ${media.medium} {
    margin-top: ${token('space', 7)};
  }
`;

const Actions = styled(ActionRow)`
  margin-top: ${token('space', 3)};
`;
