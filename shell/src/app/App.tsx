import { SkipLink } from '@suite/ui/SkipLink';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChatButton } from '../features/chat/ChatButton.tsx';
import { ConsentButton } from '../features/consent/ConsentButton.tsx';
import { ConsentSlot } from '../features/consent/ConsentSlot.tsx';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/navigation/Header.tsx';

interface AppProps {
  /** What `main` holds in the prerender; in the browser its content belongs to the remotes. */
  outletHtml?: string;
  /** Parts that only exist in the browser. */
  children?: ReactNode;
}

/** The frame of every page: header, the place for a remote's page, footer. One tree for browser and prerender. */
export function App({ outletHtml = '', children }: AppProps) {
  return (
    <>
      <SkipLink href="#outlet">Skip to content</SkipLink>
      <ConsentSlot />
      <Header />
      <Outlet
        id="outlet"
        tabIndex={-1}
        suppressHydrationWarning
        // A constant: React leaves what the server or a remote put here alone.
        dangerouslySetInnerHTML={{ __html: outletHtml }}
      />
      <Footer>
        <ConsentButton />
      </Footer>
      <ChatButton />
      <Announcement id="page-announcement" role="status" lang="en" />
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

const Announcement = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
