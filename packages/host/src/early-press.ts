let pressed: HTMLButtonElement | undefined;

/**
 * Remembers the button of the served page that the visitor has pressed before the page could handle it. No script runs
 * that early, but the browser has moved the focus to the button without showing it, as it would after the Tab key.
 * Safari does not focus pressed buttons, so there such a press is lost.
 */
export function rememberEarlyPress(page: Element) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLButtonElement) || !page.contains(focused)) return;
  // Popovers open without scripts, and a button that is still held down will be clicked.
  if (focused.popoverTargetElement || focused.matches(':focus-visible, :active')) return;
  pressed = focused;
}

/** Clicks the remembered button if it belongs to this form (null: to none), which can handle clicks now. */
export function repeatEarlyPress(form: HTMLFormElement | null) {
  if (!pressed || pressed.form !== form) return;
  const button = pressed;
  pressed = undefined;
  button.click();
}
