import { Button } from '@suite/ui/Button';
import { Input } from '@suite/ui/TextField';
import { media, token } from '@suite/ui/theme';
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { keepText } from '../../submission/kept-text.ts';

/** Renders a field for the visitor's number and the button that opens the lead dialog, where the number is filled in. */
export function StartJourney({ onStart }: { onStart(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const start = () => {
    const mobileNumber = field.current?.value.trim();
    if (mobileNumber) keepText('lead', { values: { mobileNumber } });
    onStart();
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && start();
  return (
    <Row>
      <label htmlFor="number">
        {business.hero.number}
        <Input id="number" ref={field} type="tel" autoComplete="tel" onKeyDown={handleKeyDown} />
      </label>
      <Button $size="large" onClick={start}>
        {business.hero.action}
      </Button>
    </Row>
  );
}

/** Field and button side by side, one below the other on a phone. */
const Row = styled.div`
  display: grid;
  gap: ${token('space', 3)};

  label {
    display: grid;
    gap: 6px;
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  input {
    min-height: 3.25rem;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 18rem) auto;
    align-items: end;
    justify-content: start;
  }
`;
