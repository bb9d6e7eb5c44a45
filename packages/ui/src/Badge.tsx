import styled, { css } from 'styled-components';
import { token } from './theme.ts';

const tones = {
  neutral: css`
    background: ${token('color', 'hairline')};
    color: ${token('color', 'text')};
  `,
  info: css`
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'sapphireText')};
  `,
  success: css`
    background: ${token('color', 'successSoft')};
    color: ${token('color', 'successText')};
  `,
  warning: css`
    background: ${token('color', 'cinnamonSoft')};
    color: ${token('color', 'cinnamonText')};
  `,
  danger: css`
    background: ${token('color', 'dangerSoft')};
    color: ${token('color', 'dangerText')};
  `,
};

/** A short label or a count next to the item it describes. */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  padding: 2px ${token('space', 2)};
  border: 1px solid transparent;
  border-radius: ${token('radius', 'round')};
  font-size: 0.8125rem;
  font-weight: ${token('weight', 'semibold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'snug')};
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`;
