import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { Stack } from '@suite/ui/Stack';
import { about } from '../../content/about.ts';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Renders the company's vision in one sentence. */
export function Vision() {
  if (!about.vision) return null;
  const { title, statement, lead, note } = about.vision;
  return (
    <Section $tone="surface">
      <AsideColumns>
        <Aside>
          <SectionHeader eyebrow={title} title={statement} />
        </Aside>
        <Stack>
          <Lead>{lead}</Lead>
          <p>{note}</p>
        </Stack>
      </AsideColumns>
    </Section>
  );
}
