import { useLocation } from '@suite/host/router';
import { ChevronDown } from '@suite/ui/icons';
import { token } from '@suite/ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface PopoverProps {
  id: string;
  label: ReactNode;
  /** Accessible name of a button without text. */
  buttonName?: string;
  isCurrent?: boolean;
  isSheet?: boolean;
  children: ReactNode;
}

/**
 * A button with a native popover, which opens without scripts. The popover closes on Escape, on a click outside
 * and when an entry is chosen, and returns the focus to the button.
 */
export function Popover({
  id,
  label,
  buttonName,
  isCurrent = false,
  isSheet = false,
  children,
}: PopoverProps) {
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    // Not on the first run: the visitor may have opened the list before this component was hydrated.
    if (lastKey.current !== key) list.current?.hidePopover?.();
    lastKey.current = key;
  }, [key]);
  const List = isSheet ? Sheet : Dropdown;
  return (
    <>
      <Opener
        type="button"
        popoverTarget={id}
        aria-label={buttonName}
        $isCurrent={isCurrent}
        style={{ anchorName: `--${id}` }}
      >
        {label}
        {!isSheet && <ChevronDown aria-hidden size={16} />}
      </Opener>
      <List
        ref={list}
        id={id}
        popover="auto"
        style={{ positionAnchor: `--${id}` }}
        onClick={() => list.current?.hidePopover?.()}
      >
        {children}
      </List>
    </>
  );
}

const Opener = styled.button<{ $isCurrent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  min-height: 44px;
  padding: 0 ${token('space', 3)};
  border: 0;
  border-radius: ${token('radius', 'small')};
  background: none;
  font: inherit;
  font-weight: 550;
  color: ${({ $isCurrent }) => ($isCurrent ? token('color', 'sapphireText') : token('color', 'ink'))};
  cursor: pointer;

  &:hover {
    background: ${token('color', 'sand')};
  }
`;

const Dropdown = styled.div`
  inset: auto;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-inline;
  min-width: 240px;
  margin: ${token('space', 1)} 0 0;
  padding: ${token('space', 2)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
  color: inherit;
  box-shadow: ${token('shadow', 'raised')};

  ul {
    display: grid;
  }

  @supports not (position-area: block-end) {
    inset: ${token('size', 'header')} ${token('space', 'gutter')} auto auto;
  }
`;

const Sheet = styled.div`
  inset: ${token('size', 'header')} 0 auto 0;
  width: auto;
  max-height: calc(100dvh - ${token('size', 'header')});
  margin: 0;
  padding: ${token('space', 4)};
  overflow-y: auto;
  border: 0;
  border-bottom: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};
  color: inherit;
  box-shadow: ${token('shadow', 'raised')};
`;
