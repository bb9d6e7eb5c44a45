import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { Row } from '@suite/ui/Stack';
import { isApiFailure } from '@suite/web-api';
import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { describeFailure, failureStrings } from '../language/failure-strings.ts';
import { useStrings } from '../language/use-strings.ts';
import { Hint } from '../screen/Hint.tsx';
import { listStrings } from './list-strings.ts';
import { NothingFound } from './NothingFound.tsx';
import { useIsOnline } from './use-is-online.ts';

interface ListFailureProps {
  error: unknown;
  /** Whether it stands for a part of a screen, in one line. */
  isPart?: boolean | undefined;
  onRetry(): void;
  /** Clears the filters. Shown instead of a retry if the server rejects a filter, because retrying would fail again. */
  onClearFilters?(): void;
}

/** Renders an error in place of a list, and retries automatically when the browser is online again. */
export function ListFailure({ error, isPart, onRetry, onClearFilters }: ListFailureProps) {
  const strings = useStrings(listStrings);
  const failures = useStrings(failureStrings);
  const isOnline = useIsOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  if (onClearFilters && isApiFailure(error) && error.status === 400) {
    return (
      <div role="alert">
        <NothingFound title={strings.failed} description={strings.refused} onClearFilters={onClearFilters} />
      </div>
    );
  }
  const reason = isOnline ? describeFailure(error, failures) : strings.offline;
  const action = (
    <Button $variant="secondary" $size="small" onClick={onRetry}>
      {strings.tryAgain}
    </Button>
  );
  if (isPart) {
    return (
      <Row role="alert">
        <Hint>
          {strings.partFailed} {reason}
        </Hint>
        {action}
      </Row>
    );
  }
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={strings.failed} description={reason} action={action} />
    </div>
  );
}
