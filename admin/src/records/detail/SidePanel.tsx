import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { sidePanelWidth } from '../../screen/Screen.tsx';
import { recordStrings } from '../record-strings.ts';
import { footHeight } from './ContactFoot.tsx';
import { detailStrings } from './detail-strings.ts';

interface SidePanelProps {
  title: ReactNode;
  /** Actions of the record. */
  menu: ReactNode;
  /** Undefined for the first record. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose(): void;
  children: ReactNode;
  /** Actions below the panel on a phone, with the height `footHeight`. */
  foot?: ReactNode;
}

/** Renders a panel next to the list, or over the whole screen on a phone. Takes the focus when it opens. */
export function SidePanel(props: SidePanelProps) {
  const { title, menu, onPrevious, onNext, onClose, children, foot } = props;
  const strings = useStrings(detailStrings);
  const shared = useStrings(recordStrings);
  const panel: Ref<HTMLElement> = useRef(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Panel
        ref={panel}
        data-side-panel
        data-with-foot={Boolean(foot)}
        aria-label={shared.record}
        tabIndex={-1}
      >
        <Head>
          <h2 aria-live="polite">{title}</h2>
          {menu}
          <IconButton label={strings.previous} disabled={!onPrevious} onClick={onPrevious}>
            <ChevronUp aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={strings.next} disabled={!onNext} onClick={onNext}>
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={shared.close} onClick={onClose}>
            <X aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </Head>
        {children}
      </Panel>
      {foot}
    </>
  );
}

const Panel = styled.aside`
  position: fixed;
  top: calc(${token('size', 'header')} + var(--bar-height));
  right: 0;
  bottom: 0;
  z-index: ${token('layer', 'banner')};
  display: flex;
  flex-direction: column;
  gap: ${token('space', 3)};
  width: min(100%, ${sidePanelWidth});
  padding: 0 ${token('space', 5)} ${token('space', 6)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-left: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'floating')};
  outline: none;
  font-size: 0.9375rem;

  @media (width < 40rem) {
    top: ${token('size', 'header')};
    border-left: 0;
    padding-inline: ${token('space', 4)};

    &[data-with-foot='true'] {
      /* Covers the list behind the foot, and ends the scrolled part above it. */
      border-bottom: ${footHeight} solid ${token('color', 'surface')};
    }
  }
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: -${token('space', 2)};
  padding-block: ${token('space', 3)} ${token('space', 1)};
  background: ${token('color', 'surface')};

  @media (pointer: fine) {
    button {
      width: 2rem;
    }
  }

  h2 {
    flex: 1 1 6rem;
    min-width: 0;
    max-height: 3lh;
    overflow-y: auto;
    font-size: 1.125rem;
    letter-spacing: -0.01em;
    line-height: ${token('leading', 'snug')};
    overflow-wrap: anywhere;
  }
`;
