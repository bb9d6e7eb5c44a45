import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { overviewWords } from './overview-words.ts';

/** Renders an error in place of the overview; the lists below keep working. */
export function OverviewFailure({ onRetry }: { onRetry(): void }) {
  const words = useWords(overviewWords);
  return (
    <Line role="status">
      {words.failed}
      <Button $variant="ghost" $size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
`;
