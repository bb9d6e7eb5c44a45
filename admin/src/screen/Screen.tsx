import { StoreProvider } from '@suite/host/StoreProvider';
import { token } from '@suite/ui/theme';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { Loading } from './Loading.tsx';

/** The ground of every administrator page, with the store; it follows the system's dark mode. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <Ground data-scheme="auto">
      <Suspense fallback={<Loading />}>
        <StoreProvider>{children}</StoreProvider>
      </Suspense>
    </Ground>
  );
}

const Ground = styled.div`
  display: grid;
  align-content: start;
  width: min(100%, 1440px);
  min-height: calc(100dvh - ${token('size', 'header')});
  margin-inline: auto;
  padding: ${token('space', 5)} ${token('space', 'gutter')} ${token('space', 7)};
`;
