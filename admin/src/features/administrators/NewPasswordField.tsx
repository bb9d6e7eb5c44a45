import { Button } from '@suite/ui/Button';
import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { useFormikContext } from 'formik';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { administratorsStrings } from './administrators-strings.ts';
import { suggestPassword } from './suggest-password.ts';

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
