import { Info } from 'lucide-react';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { floatingPanel } from './floating-panel.ts';
import { IconButton } from './IconButton.tsx';
import { token } from './theme.ts';

/** Delays in milliseconds, specified in docs/specification.md. */
const openDelay = 700;
const closeDelay = 300;

interface HoverCardProps {
  /** Accessible name of the card and of the button that opens it. */
  label: string;
  content: ReactNode;
  /** The element that shows the card on hover or focus. */
  children: ReactNode;
}

/**
 * Shows details about its children 700 ms after hover or keyboard focus, or at once on a press of its button, which
 * also works on touch screens. It is a native popover: the content is in the served page, the button works without
 * scripts, and Escape or a click outside closes it. In browsers without popovers it is shown while it or its button has
 * the focus (GlobalStyle), for which Safari needs the tab indexes.
 */
export function HoverCard({ label, content, children }: HoverCardProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);

  const wait = () => window.clearTimeout(timer.current);
  const openSoon = () => {
    wait();
    timer.current = window.setTimeout(() => {
      const card = panel.current;
      if (card?.showPopover && !card.matches(':popover-open')) card.showPopover();
    }, openDelay);
  };
  const closeSoon = () => {
    wait();
    timer.current = window.setTimeout(() => panel.current?.hidePopover?.(), closeDelay);
  };
  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') openSoon();
  };
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') closeSoon();
  };
  const handleFocus = (event: FocusEvent) => {
    // Opens on keyboard focus only, not on a click on a checkbox inside.
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
      <IconButton label={label} title="" popoverTarget={id} tabIndex={0} onClick={wait}>
        <Info aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
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
  ${floatingPanel}

  ul {
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

    /* At 400 % zoom, where no place is high enough, it must not cover the button: it scrolls in the highest one. */
    @media (max-height: 30rem) {
      max-height: calc(100% - 2 * ${token('space', 2)});
      position-try-order: most-height;
    }
  }
`;
