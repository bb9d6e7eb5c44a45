import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Host } from './contract.ts';
import { HostProvider } from './HostContext.tsx';
import { StoreProvider } from './StoreProvider.tsx';
import { loadStore } from './store-loader.ts';

test('a store loaded before the first render shows its content at once', async () => {
  const store = configureStore({ reducer: () => ({}) });
  const host = { loadStore: async () => ({ store }) } as unknown as Host;
  await loadStore(host);
  render(
    <HostProvider value={host}>
      <Suspense fallback="Loading...">
        <StoreProvider>Leads</StoreProvider>
      </Suspense>
    </HostProvider>,
  );
  expect(screen.getByText('Leads')).toBeVisible();
});
