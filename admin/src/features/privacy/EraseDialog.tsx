import type { ErasureReceipt, PersonKey } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { FormMessage } from '@suite/ui/FormMessage';
import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { Form, Formik } from 'formik';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { personKeyText } from './person-key.ts';
import { useErasePersonMutation } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';
import { serverMessage } from './server-message.ts';

interface EraseDialogProps {
  person: PersonKey;
  onErased(receipt: ErasureReceipt): void;
  onClose(): void;
}

/** Erases a person after the user has typed that person's e-mail address or phone number. */
export function EraseDialog({ person, onErased, onClose }: EraseDialogProps) {
  const strings = useStrings(privacyStrings);
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
      title={strings.erase.title}
      description={strings.erase.hint(name)}
      closeLabel={strings.erase.close}
      maxWidth="30rem"
    >
      <Formik
        initialValues={{ typed: '' }}
        validate={({ typed }) => (typed.trim() === name ? {} : { typed: strings.erase.mismatch(name) })}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Fields noValidate>
            <FocusFirstInvalid />
            <TextField
              name="typed"
              label={strings.erase.label(name)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            {error !== undefined && (
              <FormMessage role="alert">{serverMessage(error, strings.failed)}</FormMessage>
            )}
            <Buttons>
              <Button $variant="secondary" onClick={onClose}>
                {strings.erase.cancel}
              </Button>
              <Button type="submit" $variant="danger" disabled={isSubmitting}>
                {isSubmitting ? strings.erase.busy : strings.erase.submit}
              </Button>
            </Buttons>
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token('space', 2)};
`;
