import type { OfferingId } from '@suite/contracts/offerings';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ActionRow } from './ActionRow.tsx';

interface CallToActionProps {
  title: string;
  lead: string;
  /** Offering whose hue the panel uses. */
  offering?: OfferingId;
  children: ReactNode;
}

/** Renders the last section of a page, with its call to action. */
export function CallToAction({ title, lead, offering, children }: CallToActionProps) {
  return (
    <Closing>
      <Container>
        <Panel data-scheme="dark" $offering={offering}>
          <TextBlock>
            <Heading>{title}</Heading>
            <Lead>{lead}</Lead>
          </TextBlock>
          <ActionRow>{children}</ActionRow>
        </Panel>
      </Container>
    </Closing>
  );
}

/** Not printed, because its buttons are not. */
const Closing = styled(Section)`
  @media print {
    display: none;
  }
`;

/** The panel's colours in an offering's hue, also those of its text and its outlined button. */
const inHue = (offering: OfferingId) => css`
  --color-surface: transparent;
  --color-sunken: color-mix(in oklch, ${token('offering', offering)} 20%, transparent);
  --color-control: ${token('offering', offering)};
  --color-sapphire: ${token('color', 'ink')};
  --color-sapphireHover: ${token('color', 'text')};
  --color-onAction: ${token('offeringSoft', offering)};
  --color-textMuted: color-mix(in srgb, ${token('offering', offering)} 50%, ${token('color', 'ink')});
  background: ${token('offeringSoft', offering)};
`;

const Panel = styled.div<{ $offering: OfferingId | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 5)};
  padding: min(clamp(1.5rem, 0.25rem + 5vw, 4.5rem), 10vw);
  border-radius: ${token('radius', 'large')};

  && {
    ${({ $offering }) => $offering && inHue($offering)}
  }

  & > :last-child {
    flex: 1 1 100%;

    ${media.large} {
      flex: 0 1 auto;
    }
  }
`;

/** Beside the buttons where both fit. */
const TextBlock = styled.div`
  display: grid;
  flex: 1 1 20rem;
  min-width: 0;
  gap: ${token('space', 3)};
  max-width: 42rem;

  h2:lang(ja) {
    white-space: pre-line;
  }
`;
