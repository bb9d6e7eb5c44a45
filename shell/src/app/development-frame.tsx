import { GlobalStyle } from '@suite/ui/GlobalStyle';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConsentRowStyle } from '../features/consent/ConsentRowStyle.tsx';
import { Frame } from './Frame.tsx';

/** Renders the frame and the base styles, which the development server does not serve. */
export function renderFrame(element: HTMLElement) {
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <>
        <GlobalStyle />
        <ConsentRowStyle />
        <Frame />
      </>,
    ),
  );
}
