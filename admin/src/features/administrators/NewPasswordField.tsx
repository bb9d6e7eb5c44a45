import { Button } from '@suite/ui/Button';
import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { useFormikContext } from 'formik';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { administratorsStrings } from './administrators-strings.ts';

/** Letters and digits that can't be confused on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const length = 20;

/** Returns a password of 20 random letters and digits (115 bits), in groups that are easy to read aloud. */
function suggestPassword(): string {
  const letters: string[] = [];
  while (letters.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes from the limit up would make the first characters of the alphabet more likely.
      const limit = 256 - (256 % alphabet.length);
      if (byte < limit && letters.length < length) letters.push(alphabet[byte % alphabet.length] ?? '');
    }
  return letters.join('').replaceAll(/.{5}(?!$)/g, '$&-');
}

/** Renders the field for another user's password. It is plain text, because the administrator has to pass it on. */
export function NewPasswordField({ label }: { label: string }) {
  const strings = useStrings(administratorsStrings);
  const { setFieldValue } = useFormikContext();
  return (
    <Root>
      <TextField name="password" label={label} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <Button $variant="secondary" $size="small" onClick={() => setFieldValue('password', suggestPassword())}>
        <Sparkles aria-hidden size={16} strokeWidth={1.75} />
        {strings.suggest}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`;
