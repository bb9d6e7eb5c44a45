import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { useField } from 'formik';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

/** Shows the plan that the visitor chose on a product page, which is sent with the message, and lets them remove it. */
export function ChosenPlan() {
  const [{ value }, , { setValue }] = useField<string>('plan');
  if (value === '') return null;
  const handleRemove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => void setValue(''));
    form?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  };
  return (
    <Choice role="group" aria-label="Your choice">
      <div>
        <p>Your choice, sent with the message</p>
        <strong>{value}</strong>
      </div>
      <Button $variant="ghost" $size="small" onClick={handleRemove}>
        Remove
      </Button>
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sapphireSoft')};

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  strong {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
    overflow-wrap: anywhere;
  }
`;
