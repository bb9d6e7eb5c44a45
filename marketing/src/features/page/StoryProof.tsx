import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Renders the figure and the quotation of a success story, each if the company's file has one. */
export function StoryProof({ offering }: { offering: OfferingId }) {
  const { figure, quotation } = site.stories.find(({ id }) => id === offering) ?? {};
  return (
    <>
      {figure && (
        <Figure>
          <strong>{figure.value}</strong> {figure.label}
        </Figure>
      )}
      {quotation && (
        <Quotation>
          <blockquote>{quotation.text}</blockquote>
          <figcaption>{quotation.speaker}</figcaption>
        </Quotation>
      )}
    </>
  );
}

const Figure = styled.div`
  color: ${token('color', 'textMuted')};

  strong {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'heading')};
    line-height: 1;
    letter-spacing: -0.03em;
  }
`;

const Quotation = styled.figure`
  display: grid;
  gap: ${token('space', 2)};
  padding-left: ${token('space', 4)};
  border-left: 2px solid ${token('color', 'lagoon')};

  blockquote {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'lead')};
    line-height: ${token('leading', 'snug')};
  }

  figcaption {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
