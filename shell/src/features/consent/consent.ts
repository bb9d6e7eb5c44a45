import type { Consent, HostConsent } from '@suite/host/contract';
import { consentDays, policyRevision } from '@suite/site/consent';

const key = 'consent';
const choiceLifetime = consentDays * 24 * 60 * 60 * 1000;

/** Returns the visitor's choice if it is recent and was made under the current policy. */
function readChoice(): Consent | undefined {
  try {
    const { revision, savedAt, attribution } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const isCurrent = revision === policyRevision && Date.now() < savedAt + choiceLifetime;
    return isCurrent ? { attribution: attribution === true } : undefined;
  } catch {
    return undefined;
  }
}

function writeChoice(choice: Consent) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...choice, revision: policyRevision, savedAt: Date.now() }));
  } catch {
    // Without storage, the choice applies to this page only.
  }
}

/** Creates the store of the visitor's consent, which remotes read, and of the banner's state. */
export function createConsent() {
  let choice = readChoice();
  let isAsked = choice === undefined;
  /** How often the visitor has asked for the banner since it was last answered. */
  let requests = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = (): Consent => choice ?? { attribution: false };

  const reread = () => {
    choice = readChoice();
    isAsked = choice === undefined;
    requests = 0;
    notify();
  };
  // Without a key, everything was deleted.
  window.addEventListener('storage', (event) => (event.key ?? key) === key && reread());
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', (event) => event.persisted && reread());

  return {
    get,
    onChange(listener: (consent: Consent) => void) {
      let known = get().attribution;
      return subscribe(() => {
        if (get().attribution === known) return;
        known = get().attribution;
        listener(get());
      });
    },
    subscribe,
    /** Returns whether the banner is shown. */
    isAsked: () => isAsked,
    isChosen: () => choice !== undefined,
    requests: () => requests,
    ask() {
      isAsked = true;
      requests += 1;
      notify();
    },
    choose(chosen: Consent) {
      choice = chosen;
      isAsked = false;
      requests = 0;
      writeChoice(chosen);
      notify();
    },
  } satisfies HostConsent & Record<string, unknown>;
}

export type ConsentStore = ReturnType<typeof createConsent>;
