import styled from 'styled-components';
import { media, token } from './theme.ts';

interface GridProps {
  /** Minimum column width. */
  $min?: string;
  /** Number of entries, also before all of them have arrived. */
  $count: number;
}

/** Columns of one width, as many as leave no entry alone: a row of all or of three, else of two or one. */
const columnWidth = ({ $min = '17rem', $count }: GridProps) => {
  const columns = $count % 3 === 0 ? 3 : $count;
  const missing = `${columns} * ${$min} + ${columns - 1} * ${token('space', 5)} - 100%`;
  return `clamp(max(${$min}, 100% / ${columns + 1}), (${missing}) * 999, ${$count % 2 ? 100 : 40}%)`;
};

export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${columnWidth}), 1fr));
  gap: ${token('space', 5)};

  ${media.phone} {
    row-gap: ${token('space', 3)};
  }
`;
