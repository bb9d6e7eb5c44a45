import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { fadeIn, riseIn } from './animations.ts';
import { IconButton } from './IconButton.tsx';
import { stayOpenWhileComposing } from './is-composing.ts';
import { token } from './theme.ts';

interface DialogProps {
  open: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  description?: ReactNode;
  /** CSS length; 425px by default, the width of the lead dialog. */
  maxWidth?: string;
  closeLabel?: string;
  /** Whether a press on the page beside the dialog leaves it open, because what it shows can't be shown again. */
  staysOpen?: boolean;
  children: ReactNode;
}

/** Returns whether an element is beside the page, its dialogs and menus: a notice, or the list of a password manager. */
const isBeside = (target: EventTarget | null) =>
  target instanceof Element &&
  !target.matches('html, body') &&
  !target.closest('#app, [data-modal], [role="dialog"], [role="menu"]');

/** Hides that the focus moves beside the page from the trap on the document that keeps it in the dialog. */
function letFocusGo(event: FocusEvent) {
  if (isBeside(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
}

/**
 * A modal dialog. Opening it closes open popovers, which the browser would show above it. Closing it returns the focus to
 * the element that had it before, or moves it to `main`, unless the user has focused another element in the meantime. It
 * closes when something else hides or removes it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  maxWidth,
  closeLabel = 'Close',
  staysOpen = false,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const handleOpenFocus = () => {
    const focused = document.activeElement;
    // An entry of a menu is removed when the menu closes; the button that the menu is labelled by stays.
    const menu = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    opener.current = menu ? document.getElementById(menu) : focused;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
  };
  const handleCloseFocus = (event: Event) => {
    event.preventDefault();
    // The user has already gone on to another element.
    if (document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // A dialog that opened by itself has no opener, and the opener may have been removed.
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const { documentElement } = document;
    documentElement.addEventListener('focusin', letFocusGo);
    documentElement.addEventListener('focusout', letFocusGo);
    return () => {
      documentElement.removeEventListener('focusin', letFocusGo);
      documentElement.removeEventListener('focusout', letFocusGo);
    };
  }, []);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Backdrop />
      </Primitive.Portal>
      <Primitive.Portal>
        <Panel
          aria-modal
          onEscapeKeyDown={stayOpenWhileComposing}
          onOpenAutoFocus={handleOpenFocus}
          onCloseAutoFocus={handleCloseFocus}
          onInteractOutside={(event) => (staysOpen || isBeside(event.target)) && event.preventDefault()}
          style={{ maxWidth: maxWidth ?? token('size', 'dialog') }}
        >
          <Title>{title}</Title>
          <WhenHidden act={() => onOpenChange(false)} />
          {description && <Description>{description}</Description>}
          <Body>{children}</Body>
          <Primitive.Close asChild>
            <CloseButton label={closeLabel}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </CloseButton>
          </Primitive.Close>
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Acts when an add-on has hidden or removed the dialog that contains it, which would leave the page locked. */
function WhenHidden({ act }: { act(): void }) {
  const marker = useRef<HTMLSpanElement>(null);
  const handleSize = useEffectEvent((panel: HTMLElement) => {
    // A printed page can leave the dialog out.
    if (panel.getClientRects().length === 0 && !window.matchMedia('print').matches) act();
  });
  useEffect(() => {
    const panel = marker.current?.parentElement;
    if (!panel) return;
    const observer = new ResizeObserver(() => handleSize(panel));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return <span ref={marker} hidden />;
}

/**
 * Dims the page. Replaces Radix's overlay, which locks scrolling with an inline style element that the CSP blocks:
 * GlobalStyle locks it for `data-modal`, and `gutter` reserves the scrollbar's width.
 */
function Backdrop() {
  const [hasScrollbar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  return <Scrim data-modal={hasScrollbar ? 'gutter' : ''} />;
}

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('layer', 'dialog')};
  background: color-mix(in oklch, ${token('color', 'scrim')} 55%, transparent);
  pointer-events: auto;
  ${fadeIn}
`;

const Panel = styled(Primitive.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token('layer', 'dialog')};
  width: calc(100% - 2 * ${token('space', 4)});
  height: fit-content;
  max-height: calc(100dvh - 2 * ${token('space', 4)});
  margin: auto;
  padding: ${token('space', 5)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'floating')};
  ${riseIn}

  &:focus-visible {
    outline: none;
  }
`;

const Title = styled(Primitive.Title)`
  padding-right: ${token('space', 7)};
  font-size: ${token('type', 'title')};
`;

const Description = styled(Primitive.Description)`
  margin-top: ${token('space', 2)};
  color: ${token('color', 'textMuted')};
`;

const Body = styled.div`
  margin-top: ${token('space', 5)};
`;

const CloseButton = styled(IconButton)`
  position: absolute;
  top: ${token('space', 4)};
  right: ${token('space', 4)};
`;
