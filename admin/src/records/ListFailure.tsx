import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { isApiFailure } from '@suite/web-api';
import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { NothingFound } from './NothingFound.tsx';
import type { RecordWords } from './record-words.ts';
import { useIsOnline } from './use-is-online.ts';
import { useRecordWords } from './use-record-words.ts';

interface ListFailureProps {
  error: unknown;
  onRetry(): void;
  /** Clears the filters. Shown instead of a retry if the server rejects a filter, because retrying would fail again. */
  onClearFilters?(): void;
}

function reason(error: unknown, words: RecordWords['list']): string {
  if (!isApiFailure(error)) return words.unreadable;
  if (error.status === 0) return words.noAnswer;
  return error.body?.message ?? words.answered(error.message);
}

/** Renders an error in place of a list, and retries automatically when the browser is online again. */
export function ListFailure({ error, onRetry, onClearFilters }: ListFailureProps) {
  const words = useRecordWords();
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
        <NothingFound
          title={words.list.failed}
          description={words.list.refused}
          onClearFilters={onClearFilters}
        />
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={words.list.failed}
        description={isOnline ? reason(error, words.list) : words.list.offline}
        action={
          <Button $variant="secondary" $size="small" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
