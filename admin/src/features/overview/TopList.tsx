import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';

interface NamedCount {
  name: string;
  count: number;
}

interface TopListProps {
  title: string;
  /** Most frequent first. */
  entries: NamedCount[];
}

/** Renders the most frequent entries, and the others below them when scrolled; nothing without entries. */
export function TopList({ title, entries }: TopListProps) {
  if (entries.length === 0) return null;
  const most = entries[0]?.count ?? 1;
  return (
    <Block>
      <h3>{title}</h3>
      <ol tabIndex={entries.length > 4 ? 0 : undefined}>
        {entries.map(({ name, count }) => (
          <li key={name}>
            <Share aria-hidden style={{ width: `${(count / most) * 100}%` }} />
            <bdi title={name}>{name}</bdi>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ol>
    </Block>
  );
}

const Block = styled.div`
  min-width: 0;
  font-size: 0.8125rem;
  line-height: ${token('leading', 'snug')};

  h3 {
    margin-bottom: ${token('space', 2)};
    color: ${token('color', 'ink')};
    font-size: 0.8125rem;
    font-weight: ${token('weight', 'semibold')};
    letter-spacing: 0;
    line-height: inherit;
  }

  ol {
    max-height: 9.25rem;
    overflow-y: auto;
  }

  li {
    position: relative;
    display: flex;
    justify-content: space-between;
    gap: ${token('space', 3)};
    padding: 2px ${token('space', 2)};
    margin-bottom: 2px;
  }

  bdi {
    position: relative;
    overflow: hidden;
    color: ${token('color', 'ink')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  b {
    position: relative;
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    font-variant-numeric: tabular-nums;
  }
`;

const Share = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: 4px;
  background: ${token('color', 'sapphireSoft')};
`;
