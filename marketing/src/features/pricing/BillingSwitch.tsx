import { Switch } from '@suite/ui/Switch';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { billing } from '../../content/pricing.ts';

/**
 * Renders the choice between monthly and annual billing, which changes only the highlighted label. The checkbox
 * itself keeps the state, so the switch works before hydration and without scripts.
 */
export function BillingSwitch() {
  return (
    <Choice>
      <span>{billing.monthly}</span>
      <Switch label={billing.annual} />
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
