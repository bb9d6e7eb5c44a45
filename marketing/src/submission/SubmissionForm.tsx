import { honeypotField } from '@suite/contracts/submission-metadata';
import { useHost } from '@suite/host/HostContext';
import { isComposing } from '@suite/ui/is-composing';
import { RequiredFields } from '@suite/ui/RequiredFields';
import { SubmitCare } from '@suite/ui/SubmitCare';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { Form, Formik, type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useMemo } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { ObjectSchema, Schema } from 'yup';
import type { FormCaptcha } from './captcha.ts';
import { failureStrings } from './failure-strings.ts';
import { KeepTyped } from './KeepTyped.tsx';
import { SendButton } from './SendButton.tsx';
import { SentPanel } from './SentPanel.tsx';
import { SubmissionNote } from './SubmissionNote.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { type Named, type SubmissionOptions, useSubmission } from './use-submission.ts';

/** Validates a form. Returns an error message per invalid field, from `messages` or else from the schema. */
async function validate<Values extends Record<string, string>>(
  values: Values,
  schema: ObjectSchema<Values>,
  messages?: Record<keyof Values & string, string>,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    const errors: FormikErrors<Values> = yupToFormErrors(error);
    if (!messages) return errors;
    return Object.fromEntries(
      Object.keys(errors).map((field) => [field, messages[field as keyof Values & string]]),
    ) as FormikErrors<Values>;
  }
}

/** Returns the names of the fields that may not be empty. */
const requiredFields = <Values extends Record<string, string>>({ fields }: ObjectSchema<Values>) =>
  Object.entries(fields as unknown as Record<string, Schema>)
    .filter(([, field]) => !field.isValidSync(''))
    .map(([name]) => name);

interface SubmissionFormProps<Values extends Named> extends SubmissionOptions<Values> {
  captcha?: FormCaptcha;
  /** The language of the messages after a failure. */
  language?: keyof typeof failureStrings;
  /** Whether the button has normal size and the form's width, as in a dialog. */
  isCompact?: boolean;
  /** Whether required fields get a mark, because their labels don't contain '(required)' or '(optional)'. */
  marksRequired?: boolean;
  /** The form's fields. */
  children: ReactNode;
}

const verificationRequired = {
  title: 'Verification Required',
  description: 'Please complete the reCAPTCHA verification.',
};

/**
 * Renders a form. Errors appear on the first submit and are updated on every change. A submit without a captcha token
 * sends nothing and shows a notice. After a failure, the typed text stays and a message gives the next step. After a
 * success, a panel takes the place of the emptied fields.
 */
export function SubmissionForm<Values extends Named>({
  captcha,
  language = 'en',
  isCompact = false,
  marksRequired = true,
  children,
  ...options
}: SubmissionFormProps<Values>) {
  const { draft, schema, strings } = options;
  const host = useHost();
  const required = useMemo(() => requiredFields(schema), [schema]);
  const { isSolved, isButtonLocked, widget, ...verification } = useCaptcha(captcha);
  const { failure, receipt, startAgain, honeypot, handleSubmit, showResult, preload, handleRestored } =
    useSubmission(options, { isSolved, ...verification });

  // Runs on every submit, even an invalid one, because the captcha must be completed too.
  const requireCaptcha = () => {
    if (!isSolved) host.toast({ ...verificationRequired, variant: 'destructive' });
  };

  const handleBegin = () => {
    draft.begin();
    verification.begin();
  };

  const handleInput = () => {
    draft.begin();
    preload();
  };

  const handleAgain = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(startAgain);
    form?.querySelector<HTMLElement>('input:not([tabindex="-1"])')?.focus();
  };

  const reasonOf = (isSubmitting: boolean) =>
    strings.locked === undefined
      ? undefined
      : { text: strings.locked, isShown: isButtonLocked && !isSubmitting };

  const isSent = receipt !== undefined;
  return (
    <Formik
      initialValues={draft.read()}
      validate={(values) => validate(values, schema, strings.problems)}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <Fields
          data-form={draft.form}
          // A submit that no script handles does nothing; otherwise the browser would load an address with the typed text.
          method="dialog"
          noValidate
          onFocus={handleBegin}
          onClick={handleBegin}
          onInput={handleInput}
          onKeyDown={isSubmitting ? undefined : submitOnEnter}
          onSubmitCapture={requireCaptcha}
        >
          <SubmitCare />
          <KeepTyped draft={draft} onRestored={handleRestored} onSending={showResult} />
          <Honeypot ref={honeypot} />
          <Entry hidden={isSent}>
            <RequiredFields names={required} isMarked={marksRequired}>
              {children}
            </RequiredFields>
            {!isSent && widget}
          </Entry>
          <SubmissionNote
            failure={failure}
            strings={failureStrings[language]}
            sent={receipt && <SentPanel receipt={receipt} language={language} onAgain={handleAgain} />}
          />
          {!isSent && (
            <SendButton
              disabled={isSubmitting || isButtonLocked}
              isCompact={isCompact}
              reason={reasonOf(isSubmitting)}
            >
              {isSubmitting ? strings.submitting : strings.submit}
            </SendButton>
          )}
        </Fields>
      )}
    </Formik>
  );
}

/**
 * Submits the form on Enter in a field, so that the visitor sees the errors or the notice. Browsers ignore Enter while
 * the button is disabled.
 */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { currentTarget: form, target } = event;
  // React also bubbles key events of pop-ups opened from a field. Their inputs belong to no form.
  const isLine = target instanceof HTMLInputElement && target.form === form;
  if (event.key !== 'Enter' || isComposing(event.nativeEvent) || !isLine) return;
  event.preventDefault();
  form.requestSubmit();
}

/**
 * Renders a field that robots fill in, hidden from people, assistive technology and programs that fill in forms: Chromium
 * fills no field that can't take the focus, and the `data-` attributes address 1Password,
 * Bitwarden, LastPass and Dashlane.
 */
function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden inert>
      <input
        ref={ref}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </VisuallyHidden>
  );
}

const Fields = styled(Form)`
  display: grid;
  gap: ${token('space', 5)};
`;

const Entry = styled.div`
  display: grid;
  gap: ${token('space', 5)};

  &[hidden] {
    display: none;
  }
`;
