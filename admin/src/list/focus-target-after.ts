/**
 * Returns the element to focus after the button's row is removed: the same button in the next row, else in the previous
 * row, else the tab panel.
 */
export function focusTargetAfter(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    neighbour?.querySelector<HTMLElement>('[data-cell="actions"] [data-move]') ??
    button.closest<HTMLElement>('[role="tabpanel"]')
  );
}
