import { Button } from '@suite/ui/Button';
import { Download } from 'lucide-react';

/** Downloads a CSV file by browser navigation (spec section 7): it streams to disk, whatever its size. */
export function ExportButton({ path }: { path: string }) {
  return (
    <form action={path} method="get">
      <Button type="submit" $variant="secondary" $size="small">
        <Download aria-hidden size={16} strokeWidth={1.75} />
        Export CSV
      </Button>
    </form>
  );
}
