/**
 * Where the focus goes once this button's row is gone: to the same button a row below, else above, else to the tab's
 * content.
 */
export function focusTargetAfter(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    neighbour?.querySelector<HTMLElement>('[data-cell="actions"] button') ??
    button.closest<HTMLElement>('[role="tabpanel"]')
  );
}
