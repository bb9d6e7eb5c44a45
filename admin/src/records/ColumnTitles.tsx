import { VisuallyHidden } from '@suite/ui/VisuallyHidden';

/** A table's head, by the name of each column; that of a row's actions is for those who can't see them. */
export function ColumnTitles({ titles }: { titles: Record<string, string> }) {
  return (
    <thead>
      <tr>
        {Object.entries(titles).map(([name, title]) => (
          <th key={name} scope="col" data-column={name}>
            {name === 'actions' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
