import { useState } from 'react';

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether a notice about `subject` was closed in this tab, and a function that closes it. */
export function useDismissed(key: string, subject: string | undefined) {
  const [closed, setClosed] = useState(() => stored(key));
  const dismiss = () => {
    if (subject === undefined) return;
    setClosed(subject);
    try {
      sessionStorage.setItem(key, subject);
    } catch {
      // Without storage, the notice is shown again after the next page load.
    }
  };
  return { isDismissed: closed === subject, dismiss };
}
