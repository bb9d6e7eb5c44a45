import { Link } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { media, token } from '@suite/ui/theme';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import type { ConsentStore } from './consent.ts';

/**
 * Asks for consent to optional storage. Accept and Reject look the same; 'Choose' shows the categories. The banner is
 * not modal. On a public page it is a row between header and page, which covers nothing and scrolls away. When the
 * visitor asks for it, and on administrator pages, it is a bar at the bottom, for which the footer reserves space;
 * scrolling keeps the focused element clear of it (WCAG 2.4.11).
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const [isChoosing, setChoosing] = useState(consent.isChosen());
  const [attribution, setAttribution] = useState(consent.get().attribution);
  const banner = useRef<HTMLElement>(null);
  useFocusOnRequest(banner, useSyncExternalStore(consent.subscribe, consent.requests));
  const height = useHeight(banner);
  return (
    <Banner
      ref={banner}
      id="consent-banner"
      aria-label="Your privacy"
      tabIndex={-1}
      lang="en"
      data-choosing={isChoosing || undefined}
    >
      {height > 0 && <Space $height={height} />}
      <p>
        <strong>May we note which link brought you here?</strong>{' '}
        <span>Optional. Your browser keeps it, and sends it only with your forms. </span>
        <Link to="/privacy#consent">Privacy Policy</Link>
      </p>
      {isChoosing && (
        <Categories>
          <legend>What may be stored</legend>
          <label>
            <input type="checkbox" checked disabled />
            Necessary: this choice, and what the forms need to work
          </label>
          <label>
            <input
              type="checkbox"
              checked={attribution}
              onChange={(event) => setAttribution(event.target.checked)}
            />
            Visit source: the site or campaign that led you here
          </label>
        </Categories>
      )}
      <Buttons>
        <Button $size="small" $variant="secondary" onClick={() => consent.choose({ attribution: false })}>
          Reject
        </Button>
        <Button $size="small" $variant="secondary" onClick={() => consent.choose({ attribution: true })}>
          Accept
        </Button>
        {isChoosing ? (
          <Button $size="small" $variant="ghost" onClick={() => consent.choose({ attribution })}>
            Save choice
          </Button>
        ) : (
          <Button $size="small" $variant="ghost" onClick={() => setChoosing(true)}>
            Choose
          </Button>
        )}
      </Buttons>
    </Banner>
  );
}

/** Moves the focus to the banner whenever the visitor asks for it, and back to the opener when the banner closes. */
function useFocusOnRequest(banner: RefObject<HTMLElement | null>, requests: number) {
  useEffect(() => {
    if (requests === 0) return;
    const opener = document.activeElement;
    banner.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [banner, requests]);
}

/** Returns the banner's height in pixels; 0 before it was measured. */
function useHeight(banner: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setHeight(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0));
    });
    if (banner.current) observer.observe(banner.current);
    return () => observer.disconnect();
  }, [banner]);
  return height;
}

/**
 * Sets the banner's height for the page below the row; for a bar, for the document, which scrolls clear of it, and for
 * what keeps space for it.
 */
const Space = createGlobalStyle<{ $height: number }>`
  [data-consent] main {
    --consent-row: ${({ $height }) => $height}px;
  }

  :root:not([data-consent]),
  :root:has([data-scheme='auto']) {
    &,
    & [data-consent-space] {
      --consent-height: ${({ $height }) => $height}px;
    }
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Banner = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('layer', 'banner')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
  max-height: 100dvh;
  padding: ${token('space', 2)} ${token('space', 'gutter')};
  overflow-y: auto;
  border-top: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'text')};
  font-size: ${token('type', 'small')};
  line-height: ${token('leading', 'snug')};
  box-shadow: ${token('shadow', 'floating')};
  animation: ${rise} ${token('motion', 'slow')} ${token('motion', 'ease')};

  p {
    flex: 1 1 7rem;
  }

  strong {
    color: ${token('color', 'ink')};
  }

  &[data-choosing] > * {
    flex-basis: 100%;
  }

  ${media.large} {
    /* For the chat button. */
    padding-right: calc(2 * ${token('space', 3)} + ${token('size', 'target')});
  }

  ${media.short} {
    max-height: 50dvh;
  }

  :root:has([data-scheme='auto']) &:not([data-choosing]) span {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Categories = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space', 6)};
  margin: 0;
  padding: 0;
  border: 0;

  label {
    display: flex;
    align-items: center;
    gap: ${token('space', 3)};
    min-height: ${token('size', 'target')};
  }

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${token('color', 'sapphire')};
  }

  legend {
    /* Floats, because a legend takes part in no flex container. */
    float: left;
    width: 100%;
    padding: 0;
    font-weight: ${token('weight', 'semibold')};
  }
`;

/* Reject and Accept are equally wide. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};

  button {
    min-width: 5.25rem;
    /* Otherwise the column could become as narrow as one letter. */
    overflow-wrap: break-word;
  }
`;
