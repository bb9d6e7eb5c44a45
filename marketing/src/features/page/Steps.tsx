import type { OfferingId } from '@suite/contracts/offerings';
import { media, token } from '@suite/ui/theme';
import styled, { css } from 'styled-components';

interface StepsProps {
  items: readonly { title?: string; description: string }[];
  /** Offering whose hue the numbers use. */
  offering?: OfferingId;
  /** Whether the steps are side by side on a wide screen. */
  isRow?: boolean;
}

/** Renders numbered steps, joined by a line. */
export function Steps({ items, offering, isRow = false }: StepsProps) {
  return (
    <List $offering={offering} $columns={isRow ? items.length : undefined}>
      {items.map(({ title, description }) => (
        <li key={description}>
          {title && <h3>{title}</h3>}
          <p>{description}</p>
        </li>
      ))}
    </List>
  );
}

/** The number of columns is fixed, so that no step moves while the document arrives. */
const row = (columns: number) => css`
  ${media.large} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    column-gap: ${token('space', 5)};

    && > li {
      padding: 3rem ${token('space', 4)} 0 0;
    }

    && > li:not(:last-child)::after {
      inset: calc(1.125rem - 1px) calc(-1 * ${token('space', 3)}) auto 3rem;
      width: auto;
      height: 2px;
    }
  }
`;

const List = styled.ol<{ $offering: OfferingId | undefined; $columns: number | undefined }>`
  display: grid;
  counter-reset: step;

  li {
    position: relative;
    padding: 0.3rem 0 ${token('space', 5)} min(3.5rem, 18vw);
    counter-increment: step;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: min(2.25rem, 12vw);
    height: min(2.25rem, 12vw);
    border-radius: ${token('radius', 'round')};
    background: ${({ $offering }) => ($offering ? token('offeringSoft', $offering) : token('color', 'sapphireSoft'))};
    color: ${({ $offering }) => ($offering ? token('offering', $offering) : token('color', 'sapphireText'))};
    font-weight: ${token('weight', 'bold')};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2.75rem;
    bottom: 0.25rem;
    left: calc(1.125rem - 1px);
    width: 2px;
    background: ${token('color', 'hairline')};
  }

  h3 {
    margin-bottom: 0;
    font-size: 1.1875rem;
  }

  p {
    color: ${token('color', 'textMuted')};
  }

  ${({ $columns }) => $columns && row($columns)}
`;
