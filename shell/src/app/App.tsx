import { SkipLink } from '@suite/ui/SkipLink';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChatButton } from '../features/chat/ChatButton.tsx';
import { ConsentButton } from '../features/consent/ConsentButton.tsx';
import { ConsentSlot } from '../features/consent/ConsentSlot.tsx';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/navigation/Header.tsx';

interface AppProps {
  /** Content of `main` in the prerender; in the browser the remotes fill it. */
  outletHtml?: string;
  /** Elements that exist only in the browser. */
  children?: ReactNode;
}

/** Renders the frame of every page, in the browser and in the prerender: header, outlet for a remote's page, footer. */
export function App({ outletHtml = '', children }: AppProps) {
  return (
    <>
      <SkipLink href="#outlet">Skip to content</SkipLink>
      <ConsentSlot />
      <Header />
      <ChatButton />
      <Outlet
        id="outlet"
        tabIndex={-1}
        suppressHydrationWarning
        // Constant, so that React keeps what the server or a remote rendered here.
        dangerouslySetInnerHTML={{ __html: outletHtml }}
      />
      <Footer>
        <ConsentButton />
      </Footer>
      <VisuallyHidden as="p" id="page-announcement" role="status" lang="en" />
      {children}
    </>
  );
}

const Outlet = styled.main`
  min-height: 70vh;
  padding-top: ${token('size', 'header')};
  outline: none;

  @media print {
    padding-top: 0;
  }
`;
