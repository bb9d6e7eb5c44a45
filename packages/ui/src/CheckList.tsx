import type { OfferingId } from '@suite/contracts/offerings';
import { Check, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { media, token } from './theme.ts';

interface CheckListProps {
  items: readonly string[];
  /** Offering whose hue the icons use. */
  offering: OfferingId;
  icon?: LucideIcon;
  className?: string;
  'aria-label'?: string;
}

/** Renders points or names, each with an icon. */
export function CheckList({ items, offering, icon: Icon = Check, ...list }: CheckListProps) {
  return (
    <List $offering={offering} {...list}>
      {items.map((item) => (
        <li key={item}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $offering: OfferingId }>`
  display: grid;
  gap: ${token('space', 2)};

  ${media.phone} {
    gap: ${token('space', 1)};
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space', 2)};
  }

  svg {
    margin-top: 0.15em;
    color: ${({ $offering }) => token('offering', $offering)};
  }
`;
