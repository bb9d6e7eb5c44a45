import { useState } from 'react';
import { readStoredJson, store } from '../../stored.ts';
import { periods } from './overview-api.ts';

interface Settings {
  isOpen: boolean;
  /** Days of the chosen period; undefined until the user chooses one. */
  period: number | undefined;
}

const key = 'admin-overview';

function remembered(): Settings {
  const { isOpen, period } = readStoredJson(key);
  return { isOpen: Boolean(isOpen), period: periods.find((known) => known === period) };
}

/** Returns the overview's settings, which are stored in the browser, and a function to change them. */
export function useOverviewSettings() {
  const [settings, setSettings] = useState(remembered);
  const change = (changes: Partial<Settings>) => {
    const changed = { ...settings, ...changes };
    setSettings(changed);
    store(key, JSON.stringify(changed));
  };
  return [settings, change] as const;
}
