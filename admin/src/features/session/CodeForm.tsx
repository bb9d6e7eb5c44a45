import { Button } from '@suite/ui/Button';
import { TextField } from '@suite/ui/TextField';
import { Formik } from 'formik';
import { useEffect, useRef } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { FormFields } from '../../screen/FormFields.tsx';
import { Hint } from '../../screen/Hint.tsx';
import { sessionStrings } from './session-strings.ts';

interface CodeFormProps {
  /** Returns false, and shows an error, if the sign-in failed. */
  onSubmit(code: string): Promise<boolean>;
  onBack(): void;
}

/** Renders the second step of a sign-in, for accounts with a second factor. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const strings = useStrings(sessionStrings);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const handleSubmit = async ({ code }: { code: string }) => {
    if (await onSubmit(code.trim())) return;
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Formik
      initialValues={{ code: '' }}
      validate={({ code }) => (code.trim() === '' ? { code: strings.codeRequired } : {})}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFields>
          <Hint>{strings.codeHint}</Hint>
          <TextField
            ref={field}
            name="code"
            label={strings.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? strings.verifying : strings.verify}
          </Button>
          <Button $variant="ghost" $size="small" onClick={onBack}>
            {strings.back}
          </Button>
        </FormFields>
      )}
    </Formik>
  );
}
