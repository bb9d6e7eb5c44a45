import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { overviewStrings } from './overview-strings.ts';

/** Renders an error in place of the overview or its notifications. The lists below keep working. */
export function OverviewFailure({ onRetry }: { onRetry(): void }) {
  const strings = useStrings(overviewStrings);
  return (
    <Line role="status">
      {strings.failed}
      <Button $variant="ghost" $size="small" onClick={onRetry}>
        {strings.retry}
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
