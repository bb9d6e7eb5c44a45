import type { LastVisit } from '@suite/contracts/last-visit';
import { Card } from '@suite/ui/Card';
import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { lastVisitStrings } from './last-visit-strings.ts';

interface VisitPartProps {
  name: Exclude<keyof LastVisit, 'since'>;
  section: { entries: unknown[]; hasMore: boolean };
  /** The entries as list items. */
  children: ReactNode;
}

/** Renders one section with its number of entries, or that it has none. */
export function VisitPart({ name, section: { entries, hasMore }, children }: VisitPartProps) {
  const strings = useStrings(lastVisitStrings);
  const { title, none } = strings.sections[name];
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id}>
      <Heading id={id} as="h3" $size="title">
        {title} {entries.length > 0 && <Count>{hasMore ? `${entries.length}+` : entries.length}</Count>}
      </Heading>
      {entries.length === 0 ? <Quiet>{none}</Quiet> : <ul>{children}</ul>}
      {hasMore && <Quiet>{strings.more}</Quiet>}
    </Part>
  );
}

export const Quiet = styled.span`
  color: ${token('color', 'textMuted')};
`;

const Count = styled(Quiet)`
  font-weight: ${token('weight', 'regular')};
  font-variant-numeric: tabular-nums;
`;

const Part = styled(Card)`
  display: grid;
  gap: ${token('space', 3)};
  min-width: 0;
  font-size: ${token('type', 'small')};

  h3 {
    font-size: 1rem;
  }

  ul {
    display: grid;
    gap: ${token('space', 3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
`;
