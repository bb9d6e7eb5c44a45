import { useEffect, useLayoutEffect } from 'react';

let pressed: HTMLButtonElement | null = null;

/** The forms that can handle clicks, and the document's body if the rest of the page can. */
const ready = new WeakSet<Element>();

const partOf = (form?: HTMLFormElement | null) => form ?? document.body;

const pressable = 'button:not([popovertarget])';

/**
 * Remembers the button of the served page that the visitor presses before its part of the page can handle it. Until
 * this call no script listens, but the browser has moved the focus to the button, without showing it as it would after
 * the Tab key. Safari does not focus pressed buttons, so there such a press is lost. Popovers open without scripts, and
 * a button that is still held down will be clicked.
 */
export function rememberEarlyPress(page: Element) {
  pressed = page.querySelector(`${pressable}:focus:not(:focus-visible, :active)`);
  const remember = ({ target, currentTarget }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>(pressable);
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
  if ([button, document.body].includes(document.activeElement as HTMLElement)) button.click();
}
