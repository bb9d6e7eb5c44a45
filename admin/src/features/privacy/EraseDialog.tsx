import type { ErasureReceipt, PersonKey } from '@suite/contracts/records';
import { TextField } from '@suite/ui/TextField';
import { Formik, type FormikHelpers } from 'formik';
import styled from 'styled-components';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { FormFields } from '../../screen/FormFields.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { personKeyText, withoutSpelling } from './person-key.ts';
import { useErasePersonMutation } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';

interface Values {
  typed: string;
}

interface EraseDialogProps {
  /** The person's address, number or both. */
  people: readonly PersonKey[];
  /** Whether the user must type what they searched for; a person of a record was not typed before. */
  isTyped: boolean;
  onErased(receipts: readonly ErasureReceipt[]): void;
  onClose(): void;
}

/** Erases a person after a confirmation. */
export function EraseDialog({ people, isTyped, onErased, onClose }: EraseDialogProps) {
  const strings = useStrings(privacyStrings);
  const failures = useStrings(failureStrings);
  const [erase] = useErasePersonMutation();
  const name = people.map(personKeyText).join(strings.erase.and);
  const handleSubmit = async (_typed: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const receipts: ErasureReceipt[] = [];
    for (const person of people) {
      const { data, error } = await erase(person);
      if (!data) return form.setStatus(describeFailure(error, failures));
      receipts.push(data);
    }
    onErased(receipts);
  };
  return (
    <PanelDialog
      onClose={onClose}
      title={strings.erase.title}
      description={strings.erase.hint(name)}
      maxWidth="30rem"
    >
      <Formik
        initialValues={{ typed: '' }}
        validate={({ typed }) =>
          !isTyped || withoutSpelling(typed) === withoutSpelling(name)
            ? {}
            : { typed: strings.erase.mismatch(name) }
        }
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Fields>
            {isTyped && (
              <TextField
                name="typed"
                label={strings.erase.label(name)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
            <DialogActions
              action={isSubmitting ? strings.erase.busy : strings.erase.submit}
              isDangerous
              isDisabled={isSubmitting}
              onCancel={onClose}
            />
          </Fields>
        )}
      </Formik>
    </PanelDialog>
  );
}

const Fields = styled(FormFields)`
  label {
    overflow-wrap: anywhere;
  }
`;
