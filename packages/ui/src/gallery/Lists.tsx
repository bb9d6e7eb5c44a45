import { CircleHelp, Inbox, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../Accordion.tsx';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { IconButton } from '../IconButton.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Table } from '../Table.tsx';
import { Tabs } from '../Tabs.tsx';
import { GallerySection } from './GallerySection.tsx';

const questions = [
  {
    title: 'Which services do you offer?',
    icon: CircleHelp,
    content: 'Six offerings, from ERP to mobile apps.',
  },
  { title: 'How is our data kept safe?', icon: ShieldCheck, content: 'Encrypted, backed up, and watched.' },
  { title: 'A question without an icon?', content: 'Yes.' },
];

const rows = ['First row', 'Second row', 'Third row'];

const table = (
  <Table label="Business Leads">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col" data-numeric>
          Messages
        </th>
        <th scope="col">Created At</th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((name, index) => (
        <tr key={name} aria-selected={index === 1}>
          <td>{name}</td>
          <td data-numeric>{(index + 1) * 1111}</td>
          <td>Nov 21, 2026 09:30</td>
          <td>
            <IconButton label={`Delete ${name}`}>
              <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            </IconButton>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const loading = (
  <div role="status" aria-label="Loading...">
    {rows.map((name) => (
      <Skeleton key={name} $height="2rem" style={{ marginBlock: '0.75rem' }} />
    ))}
  </div>
);

/** Accordion, tabs and the states of a table. */
export function Lists() {
  const [tab, setTab] = useState('leads');
  const tabs = [
    {
      value: 'leads',
      title: (
        <>
          Business Leads <Badge>3</Badge>
        </>
      ),
      content: table,
    },
    { value: 'messages', title: 'Contact Messages', content: loading },
    {
      value: 'partners',
      title: 'Partner Applications',
      content: (
        <EmptyState
          icon={Inbox}
          title="No applications match"
          description="Try other words, or look at all of them."
          action={<Button $variant="secondary">Clear filters</Button>}
        />
      ),
    },
  ];
  return (
    <GallerySection title="Lists">
      <Accordion items={questions} />
      <Tabs label="Submissions" tabs={tabs} value={tab} onValueChange={setTab} />
    </GallerySection>
  );
}
