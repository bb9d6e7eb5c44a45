import { Skeleton } from '@suite/ui/Skeleton';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { RecordFrame } from './RecordFrame.tsx';
import { RecordHead } from './RecordTable.tsx';

interface RecordSkeletonProps {
  label: string;
  columns: readonly { title: string; isActions?: boolean }[];
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7];
const widths = ['9rem', '7.5rem', '11rem', '8rem', '2rem'];

/** A table whose rows are on their way. */
export function RecordSkeleton({ label, columns }: RecordSkeletonProps) {
  return (
    <>
      <VisuallyHidden role="status">Loading {label}...</VisuallyHidden>
      <RecordFrame label={label}>
        <RecordHead columns={columns} />
        <tbody aria-hidden>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map(({ title }, index) => (
                <td key={title}>
                  <Skeleton $width={widths[index % widths.length] ?? '8rem'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </RecordFrame>
    </>
  );
}
