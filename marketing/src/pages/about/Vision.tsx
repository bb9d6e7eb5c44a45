import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { Stack } from '@suite/ui/Stack';
import { about } from '../../content/about.ts';
import { AsideColumns } from '../../features/page/AsideColumns.tsx';

/** Renders the company's vision in one sentence. */
export function Vision() {
  if (!about.vision) return null;
  const { title, statement, lead, note } = about.vision;
  return (
    <Section $tone="surface">
      <AsideColumns>
        <Heading>{title}</Heading>
        <Stack>
          <Heading as="h3" $size="title">
            {statement}
          </Heading>
          <Lead>{lead}</Lead>
          <p>{note}</p>
        </Stack>
      </AsideColumns>
    </Section>
  );
}
