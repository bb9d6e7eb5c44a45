/**
 * Handles `onCloseAutoFocus` of a menu or list: keeps it from returning the focus to its button if the user has focused
 * another element while it was closing. That element, another list for example, would lose the focus and close.
 */
export function leaveMovedFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}
