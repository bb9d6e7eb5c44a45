import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { HoverCard } from '../HoverCard.tsx';
import { Row, Stack } from '../Stack.tsx';
import { Switch } from '../Switch.tsx';
import { GallerySection } from './GallerySection.tsx';

/** Checkboxes, the switch, the hover card. */
export function Choices() {
  const [isAnnual, setAnnual] = useState(true);
  return (
    <GallerySection title="Choices">
      <Row $gap={5}>
        <Checkbox label="Not chosen" />
        <Checkbox label="Chosen" defaultChecked />
        <Checkbox label="Some" isIndeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Chosen, disabled" defaultChecked disabled />
      </Row>
      <Row $gap={5}>
        <Switch
          label="Annual (15% discount)"
          checked={isAnnual}
          onChange={(event) => setAnnual(event.target.checked)}
        />
        <Switch label="Off" />
        <Switch label="Disabled" disabled />
      </Row>
      <Stack style={{ maxWidth: '20rem' }}>
        <HoverCard
          label="Key features of Inventory Control"
          content={
            <ul>
              <li>Purchase management</li>
              <li>Store management with batches</li>
              <li>Sales and invoicing</li>
            </ul>
          }
        >
          <Checkbox label="Inventory Control" />
        </HoverCard>
      </Stack>
    </GallerySection>
  );
}
