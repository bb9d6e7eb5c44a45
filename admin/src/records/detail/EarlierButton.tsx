import { Button } from '@suite/ui/Button';
import type { Trail } from './use-trail.ts';

/** Renders the button that loads earlier entries of a record's history, if there are any. */
export function EarlierButton({ trail, label }: { trail: Trail; label: string }) {
  if (!trail.hasEarlier) return null;
  return (
    <div>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        disabled={trail.isLoading}
        onClick={trail.loadEarlier}
      >
        {label}
      </Button>
    </div>
  );
}
