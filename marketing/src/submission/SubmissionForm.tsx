import { useHost } from '@suite/host/HostContext';
import { isComposing } from '@suite/ui/is-composing';
import { RequiredFields } from '@suite/ui/RequiredFields';
import { SubmitCare } from '@suite/ui/SubmitCare';
import { token } from '@suite/ui/theme';
import { Form, Formik } from 'formik';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { FormCaptcha } from './captcha.ts';
import { failureStrings } from './failure-strings.ts';
import { Honeypot } from './Honeypot.tsx';
import { KeepTyped } from './KeepTyped.tsx';
import { requiredFields } from './required-fields.ts';
import { SendButton } from './SendButton.tsx';
import { SentPanel } from './SentPanel.tsx';
import { SubmissionNote } from './SubmissionNote.tsx';
import { useCaptcha } from './use-captcha.tsx';
import { type Named, type SubmissionOptions, useSubmission } from './use-submission.ts';
import { validate } from './validate.ts';

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
