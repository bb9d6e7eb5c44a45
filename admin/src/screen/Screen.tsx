import { StoreProvider } from '@suite/host/StoreProvider';
import { token } from '@suite/ui/theme';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../language/use-words.ts';
import { Loading } from './Loading.tsx';
import { sidePanelWidth } from './side-panel-width.ts';
import { titleOf } from './use-title.ts';

const widest = '1440px';

interface ScreenProps {
  /** The document's, unless what stands in the screen has one of its own. */
  title: string;
  children: ReactNode;
}

/** The ground of every administrator page, with the store; it follows the system's dark mode. */
export function Screen({ title, children }: ScreenProps) {
  const language = useLanguage();
  // Before the effects of what stands in it.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title]);
  useEffect(() => {
    // Dialogs and menus stand outside of this ground.
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Ground data-scheme="auto" lang={language}>
      <Suspense fallback={<Loading />}>
        <StoreProvider>{children}</StoreProvider>
      </Suspense>
    </Ground>
  );
}

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  width: min(100%, ${widest});
  min-height: calc(100dvh - ${token('size', 'header')});
  margin-inline: auto;
  padding: ${token('space', 5)} ${token('space', 'gutter')} ${token('space', 8)};

  /* Where there is room, a side panel stands beside the page instead of over it. */
  @media (width >= 75rem) {
    &:has([data-side-panel]) {
      padding-right: calc(
        ${token('space', 'gutter')} + ${sidePanelWidth} - max(0px, (100vw - ${widest}) / 2)
      );
    }
  }
`;
