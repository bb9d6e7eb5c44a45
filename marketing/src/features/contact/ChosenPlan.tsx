import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { useField } from 'formik';
import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { requestFor } from '../../content/contact.ts';
import { showChosenPlan } from '../../submission/chosen-plan.ts';

/** The sentence that was last written into the message; kept while the site is open, like the form's draft. */
let written = '';

/** Writes a sentence about the choice into a message that is empty or holds the sentence about an earlier choice. */
function useRequest(plan: string) {
  const [{ value: message }, , { setValue }] = useField<string>('message');
  useEffect(() => {
    if (message !== '' && message !== written) return;
    written = plan && requestFor(plan);
    if (message !== written) void setValue(written, false);
  }, [plan]);
}

/** Shows the plan that the visitor chose on a product page, which is sent with the message, and lets them remove it. */
export function ChosenPlan() {
  const [{ value }, , { setValue }] = useField<string>('plan');
  const isRestored = useRef(false);
  useRequest(value);
  useEffect(() => {
    // On the first run, the form has not restored the kept choice yet.
    if (isRestored.current || value !== '') showChosenPlan(value);
    isRestored.current = true;
  }, [value]);
  if (value === '') return null;
  const handleRemove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => void setValue(''));
    form?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  };
  return (
    <Choice role="group" aria-label="Your choice">
      <p>Your choice, sent with the message</p>
      <Button $variant="ghost" $size="small" onClick={handleRemove}>
        Remove
      </Button>
      <strong>{value}</strong>
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  column-gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sapphireSoft')};

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  strong {
    grid-column: 1 / -1;
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    overflow-wrap: anywhere;
  }
`;
