import { ChevronDown } from '@suite/ui/icons';
import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Popover } from './Popover.tsx';

interface SubmenuProps {
  id: string;
  name: string;
  /** Icon of the button, instead of its name. */
  icon?: ReactNode;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Renders a button with a panel of entries in the wide header, and a group of entries in the phone menu. */
export function Submenu({ id, name, icon, isCurrent = false, children }: SubmenuProps) {
  return (
    <Group>
      <span>{name}</span>
      <Popover
        id={id}
        label={
          <>
            {icon ?? name}
            <ChevronDown aria-hidden size={16} />
          </>
        }
        buttonName={icon ? name : undefined}
        isCurrent={isCurrent}
        panel={Panel}
      >
        {children}
      </Popover>
    </Group>
  );
}

const Group = styled.li`
  grid-column: 1 / -1;

  & > span {
    padding: 0 ${token('space', 3)};
    color: ${token('color', 'textMuted')};
    font-size: 0.875rem;

    ${media.large} {
      display: none;
    }
  }

  & > button {
    @media (width < 62rem) {
      display: none;
    }
  }
`;

const Panel = styled.div`
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: inherit;

  @media (width < 62rem) {
    display: block;
    position: static;
    width: auto;
  }

  ${media.large} {
    inset: auto;
    position-area: block-end span-all;
    min-width: 12rem;
    margin: ${token('space', 2)} ${token('space', 4)};
    padding: ${token('space', 2)};
    border: 1px solid ${token('color', 'hairline')};
    border-radius: ${token('radius', 'large')};
    background: ${token('color', 'surface')};
    box-shadow: ${token('shadow', 'floating')};

    &:popover-open {
      transition: opacity ${token('motion', 'fast')};

      @starting-style {
        opacity: 0;
      }
    }

    @supports not (position-area: block-end) {
      inset: ${token('size', 'header')} ${token('space', 'gutter')} auto auto;
    }
  }
`;
