let pressed: HTMLButtonElement | null = null;

/** The forms that can handle clicks, and the document's body if the rest of the page can. */
const ready = new WeakSet<Element>();

const partOf = (form: HTMLFormElement | null) => form ?? document.body;

const pressable = 'button:not([popovertarget])';

/**
 * Remembers the button of the served page that the visitor presses before its part of the page can handle it. Before
 * this call no script runs, but the browser has moved the focus to the button, without showing it as it would after the
 * Tab key. Safari does not focus pressed buttons, so there such a press is lost. Popovers open without scripts, and a
 * button that is still held down will be clicked.
 */
export function rememberEarlyPress(page: Element) {
  pressed = page.querySelector(`${pressable}:focus:not(:focus-visible, :active)`);
  // On the window, because React stops a click that it can't handle.
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>(pressable);
      // React may hydrate the part for this click, and then handles it.
      setTimeout(() => {
        if (button && !ready.has(partOf(button.form))) pressed = button;
      });
    },
    true,
  );
}

/** Marks a form (null: the rest of the page) as able to handle clicks, and clicks its remembered button. */
export function repeatEarlyPress(form: HTMLFormElement | null) {
  ready.add(partOf(form));
  if (!pressed || pressed.form !== form) return;
  const button = pressed;
  pressed = null;
  // Unless the visitor has gone on to another field.
  if ([button, document.body].includes(document.activeElement as HTMLElement)) button.click();
}
