import { Info } from 'lucide-react';
import * as Primitive from 'radix-ui/hover-card';
import { type FocusEvent, type ReactNode, type TouchEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { floating } from './floating.ts';
import { IconButton } from './IconButton.tsx';
import { token } from './theme.ts';

interface HoverCardProps {
  /** Names the card and the button that opens it at once. */
  label: string;
  content: ReactNode;
  /** What is pointed at. */
  children: ReactNode;
}

/**
 * More about its children, opened by pointing at them or focusing them for 700 ms (spec section 9), or at once by a
 * button beside them, which a finger can press too.
 */
export function HoverCard({ label, content, children }: HoverCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const subject = useRef<HTMLDivElement>(null);
  /** Closed by the button: stays closed while pointer and focus stay. */
  const isDismissed = useRef(false);

  const handleOpenChange = (nextOpen: boolean) => setOpen(nextOpen && !isDismissed.current);
  const handlePress = () => {
    isDismissed.current = isOpen;
    setOpen(!isOpen);
  };
  const handleLeave = () => {
    isDismissed.current = false;
  };
  const handleFocus = (event: FocusEvent<Element>) => {
    // Only the keyboard's focus opens it, not a press on a checkbox inside.
    if (!event.target.matches(':focus-visible')) event.preventDefault();
  };
  const handlePressOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    // A press on the button would close the card here and open it again there.
    if (subject.current?.contains(event.detail.originalEvent.target as Node)) event.preventDefault();
  };

  return (
    <Primitive.Root open={isOpen} onOpenChange={handleOpenChange} openDelay={700} closeDelay={300}>
      <Primitive.Trigger asChild onFocus={handleFocus} onBlur={handleLeave} onPointerLeave={handleLeave}>
        <Subject ref={subject} onTouchStartCapture={keepFromTrigger}>
          {children}
          <IconButton
            label={label}
            aria-expanded={isOpen}
            aria-describedby={isOpen ? id : undefined}
            onClick={handlePress}
          >
            <Info aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </Subject>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Panel
          id={id}
          role="note"
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          onPointerDownOutside={handlePressOutside}
        >
          {content}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

// Radix's trigger calls preventDefault on touchstart, which React listens to passively: an error in the console.
const keepFromTrigger = (event: TouchEvent) => event.stopPropagation();

const Subject = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
`;

const Panel = styled(Primitive.Content)`
  width: 20rem;
  max-width: calc(100vw - 2 * ${token('space', 4)});
  max-height: var(--radix-hover-card-content-available-height);
  padding: ${token('space', 4)};
  overflow-y: auto;
  font-size: 0.9375rem;
  ${floating}

  ul {
    margin: 0;
    padding-left: 1.25em;
  }
`;
