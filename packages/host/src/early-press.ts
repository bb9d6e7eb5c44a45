let pressed: HTMLButtonElement | null = null;

/**
 * Remembers the button of the served page that the visitor has pressed before the page could handle it. No script runs
 * that early, but the browser has moved the focus to the button without showing it, as it would after the Tab key.
 * Safari does not focus pressed buttons, so there such a press is lost. Popovers open without scripts, and a button that
 * is still held down will be clicked.
 */
export function rememberEarlyPress(page: Element) {
  pressed = page.querySelector('button:focus:not(:focus-visible, :active, [popovertarget])');
}

/** Clicks the remembered button if it belongs to this form (null: to none), which can handle clicks now. */
export function repeatEarlyPress(form: HTMLFormElement | null) {
  if (!pressed || pressed.form !== form) return;
  const button = pressed;
  pressed = null;
  button.click();
}
