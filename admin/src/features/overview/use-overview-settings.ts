import { useState } from 'react';
import { periods } from './overview-api.ts';

interface Settings {
  isOpen: boolean;
  period: number;
}

const key = 'admin-overview';

const defaults: Settings = { isOpen: false, period: 30 };

function remembered(): Settings {
  try {
    const { isOpen, period } = { ...defaults, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
    return { isOpen: Boolean(isOpen), period: periods.find((known) => known === period) ?? 30 };
  } catch {
    return defaults;
  }
}

/** Returns the overview's settings, which are stored in the browser, and a function to change them. */
export function useOverviewSettings() {
  const [settings, setSettings] = useState(remembered);
  const change = (changes: Partial<Settings>) => {
    const changed = { ...settings, ...changes };
    setSettings(changed);
    try {
      localStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // If storage is disabled, the choice lasts until the page is left.
    }
  };
  return [settings, change] as const;
}
