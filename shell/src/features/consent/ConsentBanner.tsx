import { Link } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { ofAdministrators } from '@suite/ui/theme';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { ConsentStore } from './consent.ts';

/**
 * Asks for consent to optional storage. Accept and Reject look the same; 'Choose' shows the categories. The banner is
 * not modal. On a public page it is a row between header and page, which covers nothing and scrolls away. When the
 * visitor asks for it, and on administrator pages, it is a bar at the bottom, for which the footer reserves space;
 * scrolling keeps the focused element clear of it (WCAG 2.4.11). Its styles are served with the document (ConsentStyle).
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const [isChoosing, setChoosing] = useState(consent.isChosen());
  const [attribution, setAttribution] = useState(consent.get().attribution);
  const banner = useRef<HTMLElement>(null);
  const requests = useSyncExternalStore(consent.subscribe, consent.requests);
  useFocusOnRequest(banner, requests);
  const height = useHeight(banner);
  return (
    <section
      ref={banner}
      id="consent-banner"
      aria-label="Your privacy"
      tabIndex={-1}
      lang="en"
      data-choosing={isChoosing || undefined}
      data-requested={requests > 0 || undefined}
    >
      {height > 0 && <Space $height={height} />}
      <p>
        <strong>May we note which link brought you here?</strong>{' '}
        <span>Optional. Your browser keeps it, and sends it only with your forms. </span>
        <Link to="/privacy#consent">Privacy Policy</Link>
      </p>
      {isChoosing && (
        <fieldset>
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
        </fieldset>
      )}
      <div>
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
      </div>
    </section>
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
  :root${ofAdministrators} {
    &,
    & [data-consent-space] {
      --consent-height: ${({ $height }) => $height}px;
    }
  }
`;
