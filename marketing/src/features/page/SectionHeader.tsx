import { Eyebrow } from '@suite/ui/Eyebrow';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';

interface SectionHeaderProps {
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
}

/** Renders the heading of a section as `h2`, with an optional eyebrow and lead. */
export function SectionHeader({ eyebrow, title, lead }: SectionHeaderProps) {
  return (
    <TextBlock>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading>{title}</Heading>
      {lead && <Lead>{lead}</Lead>}
    </TextBlock>
  );
}

const TextBlock = styled.header`
  display: grid;
  gap: ${token('space', 3)};
  max-width: 46rem;
  margin-bottom: ${token('space', 5)};
  break-inside: avoid;
  break-after: avoid;

  ${media.medium} {
    margin-bottom: ${token('space', 7)};
  }
`;
