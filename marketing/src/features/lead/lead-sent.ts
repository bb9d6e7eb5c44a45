const key = 'lead-sent';

/** Whether a lead was sent from this tab: the dialog then no longer opens by itself (conventions.md section 2). */
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
    // Without storage the dialog opens again on the next arrival.
  }
}
