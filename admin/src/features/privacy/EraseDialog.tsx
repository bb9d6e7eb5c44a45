import type { ErasureReceipt, PersonKey } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { FormMessage } from '@suite/ui/FormMessage';
import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { Form, Formik } from 'formik';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { failureWords } from './failure-words.ts';
import { personKeyText } from './person-key.ts';
import { useErasePersonMutation } from './privacy-api.ts';
import { privacyWords } from './privacy-words.ts';

interface EraseDialogProps {
  person: PersonKey;
  onErased(receipt: ErasureReceipt): void;
  onClose(): void;
}

/** Erases a person after the user has typed their e-mail address or phone number. */
export function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const words = useWords(privacyWords);
  const [erase, { error }] = useErasePersonMutation();
  const name = personKeyText(person);
  const handleSubmit = async () => {
    const { data } = await erase(person);
    if (data) onErased(data);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.erase.title}
      description={words.erase.hint(name)}
      closeLabel={words.erase.close}
      maxWidth="30rem"
    >
      <Formik
        initialValues={{ typed: '' }}
        validate={({ typed }) => (typed.trim() === name ? {} : { typed: words.erase.mismatch(name) })}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Fields noValidate>
            <FocusFirstInvalid />
            <TextField
              name="typed"
              label={words.erase.label(name)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            {error !== undefined && (
              <FormMessage role="alert">{failureWords(error, words.failed)}</FormMessage>
            )}
            <Acts>
              <Button $variant="secondary" onClick={onClose}>
                {words.erase.cancel}
              </Button>
              <Button type="submit" $variant="danger" disabled={isSubmitting}>
                {isSubmitting ? words.erase.busy : words.erase.submit}
              </Button>
            </Acts>
          </Fields>
        )}
      </Formik>
    </Dialog>
  );
}

const Fields = styled(Form)`
  display: grid;
  gap: ${token('space', 4)};

  label {
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space', 2)};
`;
