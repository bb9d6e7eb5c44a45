import { GlobalStyle } from '@suite/ui/GlobalStyle';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConsentStyle } from '../features/consent/ConsentStyle.tsx';
import { Frame } from './Frame.tsx';

/** Renders the frame and the base styles, which the development server does not serve. */
export function renderFrame(element: HTMLElement) {
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <>
        <GlobalStyle />
        <ConsentStyle />
        <Frame />
      </>,
    ),
  );
}
