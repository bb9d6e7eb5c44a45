import { useLocation } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import { type ComponentType, type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface PopoverProps {
  id: string;
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of a button without text. */
  buttonName?: string | undefined;
  isCurrent?: boolean;
  /** Element that is the popover. */
  panel: ComponentType<HTMLAttributes<HTMLElement> & { ref?: Ref<never> }>;
  children: ReactNode;
}

/**
 * A button with a native popover, which opens without scripts. The popover closes on Escape, on a click outside
 * and when an entry is chosen, and returns the focus to the button. In browsers without popovers the list is shown while
 * it or the button has the focus (GlobalStyle), for which Safari needs the tab indexes.
 */
export function Popover({ id, label, buttonName, isCurrent = false, panel: Panel, children }: PopoverProps) {
  const list = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    // Not on the first run: the visitor may have opened the list before this component was hydrated.
    if (lastKey.current !== key) list.current?.hidePopover?.();
    lastKey.current = key;
  }, [key]);
  return (
    <>
      <Opener
        type="button"
        popoverTarget={id}
        tabIndex={0}
        aria-label={buttonName}
        $isCurrent={isCurrent}
        style={{ anchorName: `--${id}` }}
      >
        {label}
      </Opener>
      <Panel
        ref={list as Ref<never>}
        id={id}
        popover="auto"
        tabIndex={-1}
        style={{ positionAnchor: `--${id}` }}
        onClick={() => list.current?.hidePopover?.()}
      >
        {children}
      </Panel>
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
