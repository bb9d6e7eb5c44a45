import type { Consent } from '@suite/host/contract';
import { waitFor } from '@testing-library/react';
import { followConsent } from './follow-consent.ts';
import { readTouches } from './stored-touches.ts';

// jsdom has no navigation timing.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

test('touches are stored only with consent and erased when it is withdrawn', async () => {
  let attribution = false;
  const listeners: ((consent: Consent) => void)[] = [];
  const choose = (choice: boolean) => {
    attribution = choice;
    for (const listener of listeners) listener({ attribution });
  };
  localStorage.setItem('touches', JSON.stringify({ firstTouch: { utmSource: 'left over' } }));

  followConsent({
    get: () => ({ attribution }),
    onChange: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  });
  expect(localStorage).toHaveLength(0);
  choose(true);
  await waitFor(() => expect(readTouches().firstTouch).toMatchObject({ landingPath: '/' }));
  choose(false);
  expect(localStorage).toHaveLength(0);
});
