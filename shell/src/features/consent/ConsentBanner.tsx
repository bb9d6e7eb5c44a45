import { Link } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { Checkbox } from '@suite/ui/Checkbox';
import { media, token } from '@suite/ui/theme';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import type { ConsentStore } from './consent.ts';

/**
 * Asks for consent to optional storage. Accept and Reject look the same; 'Choose' shows the
 * categories. The banner is not modal, and the page reserves space for it, so that it never covers the
 * focused element (WCAG 2.4.11).
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const titleId = useId();
  const [isChoosing, setChoosing] = useState(consent.isChosen());
  const [attribution, setAttribution] = useState(consent.get().attribution);
  const banner = useRef<HTMLElement>(null);
  useFocusWhenReopened(banner, consent.isChosen());
  useHeightVariable(banner);
  return (
    <Banner ref={banner} aria-labelledby={titleId} tabIndex={-1} lang="en">
      <BottomPadding />
      <Title id={titleId}>Your privacy</Title>
      <p>
        The site works without optional storage. If you agree, your browser remembers how you found us, and
        any form you send includes it. <Link to="/privacy#consent">Privacy Policy</Link>
      </p>
      {isChoosing && (
        <Categories>
          <legend>What may be stored</legend>
          <Checkbox label="Necessary: this choice, and what the forms need to work" checked disabled />
          <Checkbox
            label="Visit source: the site or campaign that led you here"
            checked={attribution}
            onChange={(event) => setAttribution(event.target.checked)}
          />
        </Categories>
      )}
      <Buttons>
        <Button $variant="secondary" onClick={() => consent.choose({ attribution: false })}>
          Reject
        </Button>
        <Button $variant="secondary" onClick={() => consent.choose({ attribution: true })}>
          Accept
        </Button>
        {isChoosing ? (
          <Button $variant="ghost" onClick={() => consent.choose({ attribution })}>
            Save choice
          </Button>
        ) : (
          <Button $variant="ghost" onClick={() => setChoosing(true)}>
            Choose
          </Button>
        )}
      </Buttons>
    </Banner>
  );
}

/** Moves the focus to a reopened banner, and back to the opener when the banner closes. */
function useFocusWhenReopened(banner: RefObject<HTMLElement | null>, isReopened: boolean) {
  const [shouldFocus] = useState(isReopened);
  useEffect(() => {
    if (!shouldFocus) return;
    const opener = document.activeElement;
    banner.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [banner, shouldFocus]);
}

/** Sets the banner's height as a CSS variable of the elements that make room for it: document, body and chat button. */
function useHeightVariable(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>(':root, body, [data-above-consent]')];
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      for (const { style } of elements) style.setProperty('--consent-height', `${Math.ceil(height)}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      for (const { style } of elements) style.removeProperty('--consent-height');
    };
  }, [banner]);
}

const BottomPadding = createGlobalStyle`
  body {
    padding-bottom: calc(var(--consent-height) + 2 * ${token('space', 4)});
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Banner = styled.section`
  position: fixed;
  inset: auto ${token('space', 3)} ${token('space', 3)};
  z-index: ${token('layer', 'banner')};
  display: grid;
  gap: ${token('space', 3)};
  max-height: calc(100dvh - 2 * ${token('space', 3)});
  padding: ${token('space', 4)};
  overflow-y: auto;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'text')};
  font-size: ${token('type', 'small')};
  line-height: 1.5;
  box-shadow: ${token('shadow', 'floating')};
  animation: ${rise} ${token('motion', 'slow')} ${token('motion', 'ease')};

  ${media.medium} {
    inset: auto auto ${token('space', 5)} ${token('space', 5)};
    width: 25rem;
    padding: ${token('space', 5)};
  }

  ${media.short} {
    max-height: 50dvh;
    padding: ${token('space', 3)};
  }

  @media print {
    display: none;
  }
`;

const Title = styled.p`
  color: ${token('color', 'ink')};
  font-size: 1rem;
  font-weight: ${token('weight', 'bold')};
`;

const Categories = styled.fieldset`
  display: grid;
  gap: ${token('space', 2)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token('space', 2)};
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space', 2)};

  & > :last-child {
    grid-column: 1 / -1;
  }
`;
