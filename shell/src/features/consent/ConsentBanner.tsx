import { Link } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { media, token } from '@suite/ui/theme';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import type { ConsentStore } from './consent.ts';

/**
 * Asks for consent to optional storage. Accept and Reject look the same; 'Choose' shows the categories. The banner is
 * not modal: a card in the corner of a wide page, else a bar for which the footer reserves space. Scrolling keeps the
 * focused element clear of it (WCAG 2.4.11).
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
      aria-label="Your privacy"
      tabIndex={-1}
      lang="en"
      data-choosing={isChoosing || undefined}
    >
      <Space $height={height} />
      <p>
        <strong>Remember how you found us?</strong>{' '}
        <span>
          The site works without it. If you agree, your browser stores it, and any form you send includes it.{' '}
        </span>
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

/** Returns the banner's height in pixels. */
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

/** Sets the banner's height for the document, which scrolls clear of it, and for what keeps space for it. */
const Space = createGlobalStyle<{ $height: number }>`
  :root,
  [data-consent-space] {
    --consent-height: ${({ $height }) => $height}px;
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

  &:not([data-choosing]) span {
    display: none;
  }

  &[data-choosing] > * {
    flex-basis: 100%;
  }

  ${media.large} {
    /* For the chat button. */
    padding-right: calc(2 * ${token('space', 3)} + ${token('size', 'target')});

    :root:not(:has([data-scheme='auto'])) & {
      inset: auto auto ${token('space', 5)} ${token('space', 5)};
      width: 24rem;
      padding: ${token('space', 4)};
      border: 1px solid ${token('color', 'hairline')};
      border-radius: ${token('radius', 'large')};

      & > * {
        flex-basis: 100%;
      }

      strong {
        display: block;
      }

      span {
        display: inline;
      }
    }
  }

  ${media.short} {
    max-height: 50dvh;
  }

  @media print {
    display: none;
  }
`;

const Categories = styled.fieldset`
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
