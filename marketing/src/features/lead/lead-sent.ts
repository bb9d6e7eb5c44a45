const key = 'lead-sent';

/** Returns whether a lead was sent from this tab. If so, the dialog no longer opens by itself. */
export function wasLeadSent(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberLeadSent() {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage, the dialog opens again on the next visit to the page.
  }
}
