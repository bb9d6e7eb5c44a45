import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { Hint } from '../screen/Hint.tsx';
import { hidden } from '../screen/hidden.ts';
import { useAccount } from './account-context.ts';
import { confirmStrings } from './confirm-strings.ts';

interface ConfirmFieldsProps {
  password: Ref<HTMLInputElement>;
  code: Ref<HTMLInputElement>;
  needsCode: boolean;
}

/** Renders the password and code fields that confirm an action. */
export function ConfirmFields({ password, code, needsCode }: ConfirmFieldsProps) {
  const strings = useStrings(confirmStrings);
  const { username } = useAccount();
  return (
    <Group>
      <legend>{strings.title}</legend>
      {/* Identifies the account for password managers. */}
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <TextField
        ref={password}
        name="currentPassword"
        label={strings.password}
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
      {needsCode && (
        <>
          <TextField
            ref={code}
            name="currentCode"
            label={strings.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Hint>{strings.codeHint}</Hint>
        </>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token('space', 3)};
  min-width: 0;
  margin: 0;
  padding: ${token('space', 3)} 0 0;
  border: 0;
  border-top: 1px solid ${token('color', 'hairline')};

  /* The dialog's title says what is confirmed if there is nothing else in it. */
  [hidden]:first-child + & {
    padding: 0;
    border: 0;

    legend {
      ${hidden}
    }
  }

  legend {
    float: left;
    width: 100%;
    padding: 0;
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
