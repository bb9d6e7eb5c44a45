/**
 * In browsers without popovers, closes what a button has opened on a second press of the button and on Escape, by taking
 * away the focus for which it is shown (GlobalStyle).
 */
export function closeWithoutPopover() {
  const blurWithin = (selector: string) => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest(selector)) focused.blur();
  };
  document.addEventListener('mousedown', (event) => {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]');
    if (!button || button !== document.activeElement) return;
    // The press would give it the focus again.
    event.preventDefault();
    blurWithin('[popovertarget]');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') blurWithin('[popovertarget], [popover]');
  });
}
