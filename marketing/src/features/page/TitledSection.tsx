import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import type { ComponentProps } from 'react';
import { SectionHeader } from './SectionHeader.tsx';

type TitledSectionProps = Omit<ComponentProps<typeof Section>, 'title'> &
  ComponentProps<typeof SectionHeader>;

/** Renders a section whose heading and content are in the page's width. */
export function TitledSection({ eyebrow, title, lead, children, ...section }: TitledSectionProps) {
  return (
    <Section {...section}>
      <Container>
        <SectionHeader eyebrow={eyebrow} title={title} lead={lead} />
        {children}
      </Container>
    </Section>
  );
}
