import { StoreProvider } from '@suite/host/StoreProvider';
import { token } from '@suite/ui/theme';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../language/use-strings.ts';
import { Loading } from './Loading.tsx';
import { titleOf } from './use-title.ts';

/** Width of a side panel. */
export const sidePanelWidth = '27rem';

/** The width of the page's Container, so that header and content share their edges. */
const widest = `calc(var(--page-width) + 2 * ${token('space', 'gutter')})`;

interface ScreenProps {
  /** Title of the document, unless the content sets another one. */
  title: string;
  children: ReactNode;
}

/** Renders the frame of all administrator pages and provides the store; follows the system's dark mode. */
export function Screen({ title, children }: ScreenProps) {
  const language = useLanguage();
  // A layout effect runs before the effects of the content, which may set another title.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title]);
  useEffect(() => {
    // Dialogs and menus are rendered outside this element.
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
  padding: 0 ${token('space', 'gutter')} ${token('space', 8)};

  /* On wide screens, a side panel is shown next to the page instead of over it. */
  @media (width >= 75rem) {
    &:has([data-side-panel]) {
      --beside: max(0px, ${sidePanelWidth} - max(0px, (100vw - ${widest}) / 2));
      padding-right: calc(${token('space', 'gutter')} + var(--beside));
    }
  }
`;
