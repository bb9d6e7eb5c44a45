import { consentDays, policyRevision } from '@suite/site/consent';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHostRouter } from '../../router/host-router.ts';
import { ConsentButton } from './ConsentButton.tsx';
import { createConsent } from './consent.ts';
import { showConsentBanner } from './show-consent-banner.tsx';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  // Banners of earlier tests are in roots of their own.
  document.body.replaceChildren();
});

async function openSite() {
  const consent = createConsent();
  const changes: boolean[] = [];
  consent.onChange(({ attribution }) => changes.push(attribution));
  const { container, unmount } = render(<ConsentButton onAsk={consent.ask} />);
  showConsentBanner(consent, { router: createHostRouter(), toast: () => {} }, container);
  await act(async () => {
    await import('./ConsentBanner.tsx');
  });
  return { consent, changes, unmount };
}

const banner = () => screen.queryByRole('region', { name: 'Your privacy' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Accept', true],
  ['Reject', false],
])('the choice %s applies to the next page', async (answer, attribution) => {
  const { consent, changes, unmount } = await openSite();
  await press(answer);
  expect(banner()).not.toBeInTheDocument();
  expect(consent.get()).toEqual({ attribution });
  expect(changes).toEqual(attribution ? [true] : []);
  unmount();

  const next = await openSite();
  expect(banner()).not.toBeInTheDocument();
  expect(next.consent.get()).toEqual({ attribution });
});

test('Accept and Reject look the same', async () => {
  await openSite();
  const [reject, accept] = ['Reject', 'Accept'].map((name) => screen.getByRole('button', { name }));
  expect(accept?.className).toBe(reject?.className);
});

test('the optional category is off by default and can be chosen', async () => {
  const { consent } = await openSite();
  await press('Choose');
  expect(screen.getByRole('checkbox', { name: /^Necessary/ })).toBeDisabled();
  const source = screen.getByRole('checkbox', { name: /^Visit source/ });
  expect(source).not.toBeChecked();
  await userEvent.click(source);
  await press('Save choice');
  expect(consent.get()).toEqual({ attribution: true });
});

test('the footer button reopens the banner with the current choice and gets the focus back', async () => {
  const { consent, changes } = await openSite();
  await press('Accept');
  await press('Cookie settings');
  await waitFor(() => expect(banner()).toHaveFocus());
  expect(screen.getByRole('checkbox', { name: /^Visit source/ })).toBeChecked();
  await press('Reject');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus());
  expect(consent.get()).toEqual({ attribution: false });
  expect(changes).toEqual([true, false]);
});

test('the footer button moves the focus to a banner that is still unanswered', async () => {
  await openSite();
  await press('Cookie settings');
  expect(banner()).toHaveFocus();
  await press('Cookie settings');
  expect(banner()).toHaveFocus();
  await press('Accept');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus());
});

test.each([
  ['a day less than the period', policyRevision, consentDays - 1, false],
  ['the period', policyRevision, consentDays, true],
  ['another revision of the policy', policyRevision - 1, 0, true],
])('a choice expires by time or policy revision: %s', async (_when, revision, days, isAskedAgain) => {
  localStorage.setItem(
    'consent',
    JSON.stringify({ revision, savedAt: Date.now() - days * day, attribution: true }),
  );
  const { consent } = await openSite();
  expect(banner() !== null).toBe(isAskedAgain);
  expect(consent.get()).toEqual({ attribution: !isAskedAgain });
});

test.each(['', 'no', 'null', '[]', '{"revision":1}', '{"revision":1,"savedAt":"soon"}'])(
  'ignores the invalid stored choice %j',
  async (stored) => {
    localStorage.setItem('consent', stored);
    await openSite();
    expect(banner()).toBeVisible();
  },
);

test('applies a choice made in another tab', async () => {
  const { consent, changes } = await openSite();
  localStorage.setItem(
    'consent',
    JSON.stringify({ revision: policyRevision, savedAt: Date.now(), attribution: true }),
  );
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  expect(banner()).not.toBeInTheDocument();
  expect(consent.get()).toEqual({ attribution: true });
  expect(changes).toEqual([true]);
});

test.each([
  ['deletes everything', () => new StorageEvent('storage', { key: null })],
  [
    'withdraws it while the page is in the back/forward cache',
    () => Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('forgets a choice when another tab %s', async (_what, createEvent) => {
  const { consent, changes } = await openSite();
  await press('Accept');
  localStorage.clear();
  await act(async () => {
    window.dispatchEvent(createEvent());
  });
  expect(consent.get()).toEqual({ attribution: false });
  expect(changes).toEqual([true, false]);
  expect(banner()).toBeVisible();
});
