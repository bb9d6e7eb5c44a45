import { useSyncExternalStore } from 'react';
import { midnight } from '../language/format-time.ts';
import { localDay } from './date-presets.ts';

const today = () => localDay(new Date());

/** Calls `onChange` at midnight, and when the page is shown again: a computer that sleeps stops the timer. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(update, midnight(today(), 1).getTime() - Date.now());
  };
  const update = () => {
    onChange();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

/** Returns today's date in the user's time zone, such as '2026-11-20'; changes at midnight. */
export const useToday = () => useSyncExternalStore(subscribe, today);
