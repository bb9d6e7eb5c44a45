import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { isApiFailure } from '@suite/web-api';
import { CloudOff } from 'lucide-react';

interface ListFailureProps {
  error: unknown;
  onRetry(): void;
}

function reason(error: unknown): string {
  if (!isApiFailure(error)) return 'The answer could not be read.';
  if (error.status === 0) return 'The server did not answer. Your connection may be down.';
  return error.body?.message ?? `The server answered ${error.message}.`;
}

/** Stands in place of a list that could not be read. */
export function ListFailure({ error, onRetry }: ListFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title="This list could not be loaded"
        description={reason(error)}
        action={
          <Button $variant="secondary" $size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
