import { Info } from 'lucide-react';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { popping } from './animations.ts';
import { floating } from './floating.ts';
import { IconButton } from './IconButton.tsx';
import { token } from './theme.ts';

/** Spec section 9, in milliseconds. */
const openDelay = 700;
const closeDelay = 300;

interface HoverCardProps {
  /** Names the card and the button that opens it at once. */
  label: string;
  content: ReactNode;
  /** What is pointed at. */
  children: ReactNode;
}

/**
 * More about its children, opened by pointing at them or focusing them for 700 ms (spec section 9), or at once by a
 * button beside them, which a finger can press too. The browser's own popover: part of the page as served, opened by
 * its button also without a script, closed by Escape and by a press elsewhere.
 */
export function HoverCard({ label, content, children }: HoverCardProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);

  const wait = () => window.clearTimeout(timer.current);
  const openSoon = () => {
    wait();
    timer.current = window.setTimeout(() => {
      if (!panel.current?.matches(':popover-open')) panel.current?.showPopover();
    }, openDelay);
  };
  const closeSoon = () => {
    wait();
    timer.current = window.setTimeout(() => panel.current?.hidePopover(), closeDelay);
  };
  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') openSoon();
  };
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') closeSoon();
  };
  const handleFocus = (event: FocusEvent) => {
    // Only the keyboard's focus opens it, not a press on a checkbox inside.
    if (event.target.matches(':focus-visible')) openSoon();
  };
  useEffect(() => wait, []);

  return (
    <Subject
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleFocus}
      onBlur={closeSoon}
      style={{ anchorName: `--${id}` }}
    >
      {children}
      <IconButton label={label} title="" popoverTarget={id} onClick={wait}>
        <Info aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        style={{ positionAnchor: `--${id}` }}
      >
        {content}
      </Panel>
    </Subject>
  );
}

const Subject = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
`;

const Panel = styled.div`
  width: 20rem;
  max-width: calc(100vw - 2 * ${token('space', 4)});
  padding: ${token('space', 4)};
  overflow-y: auto;
  font-size: 0.9375rem;
  ${floating}
  ${popping}

  ul {
    margin: 0;
    padding-left: 1.25em;
    list-style: disc;
  }

  @supports (position-area: inline-end) {
    inset: auto;
    margin: ${token('space', 2)};
    position-area: inline-end span-block-end;
    position-try-fallbacks:
      flip-inline,
      block-end span-inline-end,
      block-start span-inline-end,
      block-end,
      block-start;
  }
`;
