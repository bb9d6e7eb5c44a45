import { Skeleton } from '@suite/ui/Skeleton';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { useStrings } from '../language/use-strings.ts';
import { ListFrame } from './ListFrame.tsx';
import { listStrings } from './list-strings.ts';

interface ListSkeletonProps {
  label: string;
  /** The columns with the widths that the loaded table gives them. */
  columns: readonly { title: string; width?: number | string | undefined }[];
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const widths = ['70%', '55%', '80%', '60%', '45%'];

/** Renders a table whose rows are still loading. */
export function ListSkeleton({ label, columns }: ListSkeletonProps) {
  const strings = useStrings(listStrings);
  return (
    <>
      <VisuallyHidden role="status">{strings.loading(label)}</VisuallyHidden>
      <ListFrame label={label}>
        <colgroup>
          {columns.map(({ title, width }) => (
            <col key={title} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title }) =>
              title ? (
                <th key={title} scope="col">
                  {title}
                </th>
              ) : (
                <td key={title} />
              ),
            )}
          </tr>
        </thead>
        <tbody aria-hidden>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map(({ title }, index) => (
                <td key={title}>
                  {title && <Skeleton $width={widths[(index + row) % widths.length] ?? '60%'} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ListFrame>
    </>
  );
}
