import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import styled from 'styled-components';
import { ChatButton } from '../features/chat/ChatButton.tsx';
import { frameIds } from './frame-ids.ts';

/** HTML of the frame's parts. */
interface FrameProps {
  header?: string;
  outlet?: string;
  footer?: string;
}

/** React refuses a root in an element whose content it sets, even to an empty text. */
const content = (html: string | undefined) =>
  html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } };

/**
 * Renders what surrounds every page, in the prerender only. In the browser, header, page and footer are separate React
 * roots (docs/architecture.md); the rest needs no script.
 */
export function Frame({ header, outlet, footer }: FrameProps) {
  return (
    <>
      <SkipLink href={`#${frameIds.outlet}`}>Skip to content</SkipLink>
      <div id={frameIds.header} {...content(header)} />
      <ChatButton />
      <Outlet id={frameIds.outlet} tabIndex={-1} {...content(outlet)} />
      <div id={frameIds.footer} {...content(footer)} />
      <VisuallyHidden as="p" id={frameIds.announcement} role="status" lang="en" />
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

/** The first tab stop: a link past the header to the content. */
const SkipLink = styled.a`
  position: fixed;
  inset: ${token('space', 2)} auto auto ${token('space', 2)};
  z-index: ${token('layer', 'toast')};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'ink')};
  color: ${token('color', 'surface')};
  font-weight: ${token('weight', 'semibold')};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
