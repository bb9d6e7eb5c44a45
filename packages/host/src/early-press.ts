import { useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** What was clicked last, stored by the script at the start of the document. */
    earlyClick?: EventTarget;
  }
}

let pressed: HTMLButtonElement | null = null;

/** The forms that can handle clicks, and the document's body if the rest of the page can. */
const ready = new WeakSet<Element>();

const partOf = (form?: HTMLFormElement | null) => form ?? document.body;

/** Returns the button that was clicked. Popovers open without scripts. Other scripts click the document too. */
const buttonAt = (target?: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button:not([popovertarget])') : null;

/**
 * Remembers the button of the served page that the visitor presses before its part of the page can handle it. Before
 * this call, the script at the start of the document has stored the last click.
 */
export function rememberEarlyPress(page: Element) {
  const early = buttonAt(window.earlyClick);
  pressed = page.contains(early) ? early : null;
  const remember = ({ target, currentTarget }: Event) => {
    const button = buttonAt(target);
    if (!page.contains(button)) return;
    const isHandled = currentTarget === page && ready.has(partOf(button?.form));
    pressed = isHandled ? null : button;
  };
  // React listens between the two. It hydrates the part for this click, or stops the click.
  for (const element of [window, page]) element.addEventListener('click', remember, true);
}

/**
 * Call it in the form that `formOf` returns, or in the rest of the page if it returns null. Clicks the button of that
 * part that was pressed before React hydrated it, unless the visitor has gone on to another field.
 */
export function useEarlyPress(formOf: () => HTMLFormElement | null) {
  // In the same task as the hydration, so that no click comes between.
  useLayoutEffect(() => {
    ready.add(partOf(formOf()));
  }, []);
  useEffect(() => {
    const form = formOf();
    // Only after the click for which React may just have hydrated this part.
    setTimeout(() => repeatPress(form));
  }, []);
}

function repeatPress(form: HTMLFormElement | null) {
  if (!pressed || pressed.form !== form) return;
  const button = pressed;
  pressed = null;
  // Safari does not focus a pressed button, but what contains it.
  if (document.activeElement?.contains(button)) button.click();
}
