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

// Where there is room for it, the first screen is the tool and its table scrolls within; on a phone the page scrolls.
const Ground = styled.div`
  display: flex;
  flex-direction: column;
  width: min(100%, 1440px);
  min-height: calc(100dvh - ${token('size', 'header')});
  margin-inline: auto;
  padding: ${token('space', 5)} ${token('space', 'gutter')} ${token('space', 9)};

  @media (width >= 40rem) and (height >= 36rem) {
    height: calc(100dvh - ${token('size', 'header')});
    padding-bottom: ${token('space', 5)};
  }
`;
