import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';

interface StatisticsProps {
  /** Figures as printed, including their sign, and what they count; those that the company's file lacks are left out. */
  items: { figure: string | undefined; label: string }[];
}

/** Renders the company's figures in large type, side by side. */
export function Statistics({ items }: StatisticsProps) {
  return (
    <Figures>
      {items.map(
        ({ figure, label }) =>
          figure && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </Figures>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 6)} ${token('space', 5)};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${token('space', 2)};
    padding-top: ${token('space', 4)};
    border-top: 2px solid ${token('color', 'ink')};
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'display')};
    font-weight: ${token('weight', 'bold')};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: -0.03em;
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
