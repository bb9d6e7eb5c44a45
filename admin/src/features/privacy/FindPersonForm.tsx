import type { PersonKey } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { FormMessage } from '@suite/ui/FormMessage';
import { SubmitCare } from '@suite/ui/SubmitCare';
import { TextField } from '@suite/ui/TextField';
import { media, token } from '@suite/ui/theme';
import { Form, Formik } from 'formik';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { toPersonKey } from './person-key.ts';
import { privacyStrings } from './privacy-strings.ts';

interface FindPersonFormProps {
  /** Text of the field at first. */
  initial: string;
  /** Error of the last search. */
  failure: string | undefined;
  onFind(person: PersonKey): Promise<unknown>;
}

/** Asks for a person's e-mail address or phone number. */
export function FindPersonForm({ initial, failure, onFind }: FindPersonFormProps) {
  const strings = useStrings(privacyStrings);
  const handleSubmit = async ({ person }: { person: string }) => {
    const key = toPersonKey(person);
    if (key) await onFind(key);
  };
  return (
    <Formik
      initialValues={{ person: initial }}
      validate={({ person }) => (toPersonKey(person) ? {} : { person: strings.find.invalid })}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <Form method="dialog" noValidate>
          <SubmitCare />
          <Line>
            <TextField
              name="person"
              label={strings.find.label}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Beside>
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? strings.find.busy : strings.find.submit}
              </Button>
            </Beside>
          </Line>
          {failure && <FormMessage role="alert">{failure}</FormMessage>}
        </Form>
      )}
    </Formik>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  max-width: 40rem;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

// Aligns the button with the field, which is below its label.
const Beside = styled.div`
  font-size: 0.9375rem;

  ${media.medium} {
    padding-top: calc(1lh + 6px);
  }

  button {
    width: 100%;
  }
`;
