import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { billing } from '../../content/pricing.ts';
import { keepPlan, readPlan } from './kept-plan.ts';

/**
 * Renders the choice between monthly and annual billing, which changes only the highlighted label. The checkbox
 * itself keeps the state, so the switch works before hydration and without scripts. It is restored on return.
 */
export function BillingSwitch({ offering }: { offering: OfferingId }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current) return;
    // The visitor may have switched before hydration.
    if (input.current.checked) keepPlan(offering, { isAnnual: true });
    else input.current.checked = readPlan(offering).isAnnual === true;
  }, [offering]);
  return (
    <Choice>
      <span>{billing.monthly}</span>
      <Annual>
        <InvisibleCheckbox
          ref={input}
          type="checkbox"
          role="switch"
          onChange={({ target }) => keepPlan(offering, { isAnnual: target.checked })}
        />
        <span>{billing.annual}</span>
      </Annual>
    </Choice>
  );
}

const highlighted = `
  background: ${token('color', 'sapphire')};
  color: ${token('color', 'onAction')};

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

/** Looks like one control of two parts. The invisible checkbox covers both. */
const Choice = styled.div`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  padding: ${token('space', 1)};
  border: 1px solid ${token('color', 'control')};
  border-radius: 1.75rem;
  background: ${token('color', 'surface')};
  font-weight: ${token('weight', 'semibold')};

  @media print {
    display: none;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${token('color', 'focus')};
    outline-offset: 3px;
  }

  & > span,
  label > span {
    display: grid;
    align-items: center;
    min-height: ${token('size', 'target')};
    padding: ${token('space', 1)} ${token('space', 4)};
    border-radius: ${token('radius', 'round')};
    color: ${token('color', 'text')};
    transition:
      background ${token('motion', 'fast')} ${token('motion', 'ease')},
      color ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  /* A press on the chosen period leaves it chosen. */
  &:not(:has(:checked)) > span {
    z-index: 1;
  }

  &:not(:has(:checked)) > span,
  &:has(:checked) label > span {
    ${highlighted}
  }
`;

const InvisibleCheckbox = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Annual = styled.label`
  cursor: pointer;
`;
