import { useHost } from '@suite/host/HostContext';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { token } from '@suite/ui/theme';
import { Form, Formik } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { FormCaptcha } from './captcha.ts';
import { failureStrings } from './failure-strings.ts';
import { Honeypot } from './Honeypot.tsx';
import { KeepTyped } from './KeepTyped.tsx';
import { SendButton } from './SendButton.tsx';
import { SubmissionNote } from './SubmissionNote.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { type SubmissionOptions, useSubmission } from './use-submission.ts';
import { validate } from './validate.ts';

interface SubmissionFormProps<Values extends Record<string, string>> extends SubmissionOptions<Values> {
  captcha?: FormCaptcha;
  /** The language of the messages after a failure. */
  language?: keyof typeof failureStrings;
  /** Whether the button has normal size and the form's width, as in a dialog. */
  isCompact?: boolean;
  /** The form's fields. */
  children: ReactNode;
}

const verificationRequired = {
  title: 'Verification Required',
  description: 'Please complete the reCAPTCHA verification.',
};

/**
 * Renders a form. Errors appear on the first submit and are updated on every change. A submit without a captcha token
 * sends nothing and shows a notice. After a failure, the typed text stays and a message gives the next step.
 */
export function SubmissionForm<Values extends Record<string, string>>({
  captcha,
  language = 'en',
  isCompact = false,
  children,
  ...options
}: SubmissionFormProps<Values>) {
  const { draft, schema, strings } = options;
  const host = useHost();
  const { isSolved, isButtonLocked, widget, ...verification } = useCaptcha(captcha);
  const { failure, isSent, honeypot, handleSubmit, preload } = useSubmission(options, {
    isSolved,
    ...verification,
  });

  // Runs on every submit, even an invalid one, because the captcha must be completed too.
  const requireCaptcha = () => {
    if (!isSolved) host.toast({ ...verificationRequired, variant: 'destructive' });
  };

  const handleBegin = () => {
    draft.begin();
    verification.begin();
  };

  return (
    <Formik
      initialValues={draft.read()}
      validate={(values) => validate(values, schema, strings.problems)}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <Fields
          noValidate
          onFocus={handleBegin}
          onClick={handleBegin}
          onInput={preload}
          onKeyDown={isSubmitting ? undefined : submitOnEnter}
          onSubmitCapture={requireCaptcha}
        >
          <FocusFirstInvalid />
          <KeepTyped draft={draft} />
          <Honeypot ref={honeypot} />
          {children}
          {widget}
          <SubmissionNote
            failure={failure}
            strings={failureStrings[language]}
            sent={isSent ? strings.sent : undefined}
          />
          <SendButton disabled={isSubmitting || isButtonLocked} isCompact={isCompact}>
            {isSubmitting ? strings.submitting : strings.submit}
          </SendButton>
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
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine) return;
  event.preventDefault();
  form.requestSubmit();
}

const Fields = styled(Form)`
  display: grid;
  gap: ${token('space', 5)};
`;
