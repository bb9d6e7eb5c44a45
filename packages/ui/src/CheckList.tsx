import type { OfferingId } from '@suite/contracts/offerings';
import { Check, type LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { media, token } from './theme.ts';

interface CheckListProps {
  items: readonly string[];
  /** Offering whose hue the icons use. */
  offering: OfferingId;
  icon?: LucideIcon;
  /** Whether the items are names, which a phone shows side by side. */
  hasNames?: boolean;
  className?: string;
  'aria-label'?: string;
}

/** Renders points or names, each with an icon. */
export function CheckList({
  items,
  offering,
  icon: Icon = Check,
  hasNames = false,
  ...list
}: CheckListProps) {
  return (
    <List $offering={offering} $hasNames={hasNames} {...list}>
      {items.map((item) => (
        <li key={item}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {item}
        </li>
      ))}
    </List>
  );
}

const names = css`
  ${media.phone} {
    && {
      display: flex;
      flex-wrap: wrap;
      gap: ${token('space', 2)};
    }

    && > li {
      display: block;
      padding: ${token('space', 1)} ${token('space', 3)};
      border: 1px solid ${token('color', 'hairline')};
      border-radius: 1.25rem;
      background: ${token('color', 'surface')};
      font-size: ${token('type', 'small')};
    }

    svg {
      display: none;
    }
  }
`;

const List = styled.ul<{ $offering: OfferingId; $hasNames: boolean }>`
  display: grid;
  gap: ${token('space', 2)};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space', 2)};
  }

  svg {
    margin-top: 0.15em;
    color: ${({ $offering }) => token('offering', $offering)};
  }

  ${({ $hasNames }) => $hasNames && names}
`;
