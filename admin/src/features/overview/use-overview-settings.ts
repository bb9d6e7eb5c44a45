import { useState } from 'react';
import { type Period, periods } from './overview-api.ts';

interface Settings {
  isOpen: boolean;
  period: Period;
}

const key = 'admin-overview';

/** Open where the lists still have room below it, until somebody chooses. */
const defaults = (): Settings => ({ isOpen: window.innerWidth >= 768, period: 30 });

function remembered(): Settings {
  try {
    const { isOpen, period } = { ...defaults(), ...JSON.parse(localStorage.getItem(key) ?? '{}') };
    return { isOpen: Boolean(isOpen), period: periods.find((known) => known === period) ?? 30 };
  } catch {
    return defaults();
  }
}

/** Whether the overview is open and how far it looks back, as this browser was last left. */
export function useOverviewSettings() {
  const [settings, setSettings] = useState(remembered);
  const change = (changes: Partial<Settings>) => {
    const changed = { ...settings, ...changes };
    setSettings(changed);
    try {
      localStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // Storage may be switched off: the choice then lasts until the page is left.
    }
  };
  return [settings, change] as const;
}
