import { VisuallyHidden } from '@suite/ui/VisuallyHidden';

/** Renders a table head with one title per column; the title of the actions column is only for screen readers. */
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
