import { useState } from 'react';
import { readStored, store } from '../stored.ts';

/** Returns whether a notice about `subject` was closed in this tab, and a function that closes it. */
export function useDismissed(key: string, subject: string | undefined) {
  const [closed, setClosed] = useState(() => readStored(key, 'sessionStorage'));
  const dismiss = () => {
    if (subject === undefined) return;
    setClosed(subject);
    store(key, subject, 'sessionStorage');
  };
  return { isDismissed: closed === subject, dismiss };
}
