import type { OfferingId } from '@suite/contracts/offerings';
import { Grid } from '@suite/ui/Grid';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { IconItem } from '../../content/icon-item.ts';

/** Renders points with icons, each with an `h3`. */
export function FeatureGrid({ items }: { items: IconItem[] }) {
  return (
    <Points as="ul" $count={items.length}>
      {items.map(({ icon: Icon, title, description }) => (
        <Point key={title}>
          <IconPlate>
            <Icon aria-hidden size={22} strokeWidth={1.75} />
          </IconPlate>
          <h3>{title}</h3>
          <p>{description}</p>
        </Point>
      ))}
    </Points>
  );
}

const Points = styled(Grid)`
  && {
    row-gap: clamp(1.5rem, 6vw, 3rem);
  }
`;

/** On a phone, the icon is beside the text, which keeps a long list short. */
const Point = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${token('space', 1)} ${token('space', 4)};

  & > span {
    grid-row: span 2;
  }

  h3 {
    font-size: 1.125rem;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 2)};

    & > span {
      grid-row: auto;
    }

    h3 {
      margin-top: ${token('space', 2)};
    }
  }

  p {
    max-width: 26em;
    padding-right: ${token('space', 4)};
    color: ${token('color', 'textMuted')};
  }
`;

/** An icon on a background of its hue. */
export const IconPlate = styled.span<{ $offering?: OfferingId | undefined }>`
  display: inline-grid;
  place-items: center;
  width: min(2.75rem, 14vw);
  height: min(2.75rem, 14vw);
  border-radius: ${token('radius', 'small')};
  background: ${({ $offering }) => ($offering ? token('offeringSoft', $offering) : token('color', 'sapphireSoft'))};
  color: ${({ $offering }) => ($offering ? token('offering', $offering) : token('color', 'sapphireText'))};
`;
