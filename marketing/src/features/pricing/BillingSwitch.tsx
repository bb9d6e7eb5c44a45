import type { OfferingId } from '@suite/contracts/offerings';
import { Switch } from '@suite/ui/Switch';
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
      <Switch
        ref={input}
        label={billing.annual}
        onChange={({ target }) => keepPlan(offering, { isAnnual: target.checked })}
      />
    </Choice>
  );
}

const highlighted = `
  background: ${token('color', 'sapphireSoft')};
  color: ${token('color', 'sapphireText')};

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

const Choice = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  font-weight: ${token('weight', 'semibold')};

  & > span,
  label > span {
    padding: ${token('space', 1)} ${token('space', 3)};
    border-radius: ${token('radius', 'round')};
    color: ${token('color', 'textMuted')};
    transition:
      background ${token('motion', 'fast')} ${token('motion', 'ease')},
      color ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  label {
    gap: ${token('space', 2)};
  }

  &:not(:has(:checked)) > span,
  &:has(:checked) label > span {
    ${highlighted}
  }
`;
