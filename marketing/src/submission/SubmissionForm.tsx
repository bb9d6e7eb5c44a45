import { useHost } from '@suite/host/HostContext';
import { site } from '@suite/site/site';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { token as themeToken } from '@suite/ui/theme';
import { Form, Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ObjectSchema } from 'yup';
import { Captcha as ConfiguredCaptcha } from './Captcha.tsx';
import type { CaptchaProps } from './captcha.ts';
import type { Draft } from './draft.ts';
import { Honeypot } from './Honeypot.tsx';
import { KeepTyped } from './KeepTyped.tsx';
import { loadPart } from './load-part.ts';
import { marksOf } from './marks.ts';
import type { Notice } from './notice.ts';
import { SendButton } from './SendButton.tsx';
import { SubmissionNote } from './SubmissionNote.tsx';
import type { Send } from './send.ts';
import { fieldProblems, type Trouble, troubleOf } from './trouble.ts';
import { troubleWords } from './trouble-words.ts';

export interface SubmissionWords {
  submit: string;
  submitting: string;
  sent: Notice;
  failed: Notice;
}

interface SubmissionFormProps<Input extends Record<string, string>> {
  form: CaptchaProps['form'];
  schema: ObjectSchema<Input>;
  draft: Draft<Input>;
  words: SubmissionWords;
  /** Whether the button stays disabled until the captcha is solved; otherwise pressing it shows the notice. */
  lockedWithoutToken?: boolean;
  /** The captcha; the configured one by default. */
  Captcha?: ComponentType<CaptchaProps> | undefined;
  /** Loads the code that sends, when the visitor starts typing, so that a connection lost later can't prevent it. */
  loadSend(): Promise<Send<Input>>;
  /** The form's fields. */
  children: ReactNode;
}

const verificationRequired: Notice = {
  title: 'Verification Required',
  description: 'Please complete the reCAPTCHA verification.',
};

/**
 * Renders a form with a captcha. Errors appear on submit, then on every change. A submit without a token sends
 * nothing and shows the notice. Typed text survives a failure, and the message beside the form gives the next step.
 */
export function SubmissionForm<Input extends Record<string, string>>({
  form,
  schema,
  draft,
  words,
  lockedWithoutToken = false,
  Captcha = ConfiguredCaptcha,
  loadSend,
  children,
}: SubmissionFormProps<Input>) {
  const host = useHost();
  const [token, setToken] = useState<string>();
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isSent, setSent] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  // A press before hydration would submit the form as HTML does, to the page's address.
  useEffect(() => setHydrated(true), []);
  const [isProviderDown, setProviderDown] = useState(false);
  const honeypot = useRef<HTMLInputElement>(null);
  // Set synchronously, because a second click can arrive before the button is rendered as disabled.
  const isSending = useRef(false);

  const refuse = (notice: Notice) => host.toast({ ...notice, variant: 'destructive' });
  /** Loads the code that sends, and the store it needs. */
  const loadSender = () => Promise.all([loadSend(), host.loadStore()]).then(([send]) => send);

  const handleSubmit = async (values: Input, { resetForm, setErrors }: FormikHelpers<Input>) => {
    if (isSending.current || !token) return;
    isSending.current = true;
    setTrouble(undefined);
    setSent(false);
    const input = schema.cast(values) as Input;
    const marks = marksOf({ consent: host.consent, draft, honeypot: honeypot.current });
    try {
      const send = await loadPart(`${form}-api`, loadSender);
      await send(host, { input, marks, captchaToken: token, submissionKey: draft.keyFor(input) });
      draft.clear();
      resetForm({ values: draft.empty });
      setSent(true);
      host.toast(words.sent);
    } catch (error) {
      const found = troubleOf(error);
      if (found.kind === 'verifierDown') setProviderDown(true);
      if (found.kind === 'refused') draft.forgetKey();
      setErrors((fieldProblems(error) ?? {}) as FormikErrors<Input>);
      setTrouble(found);
      refuse(words.failed);
    } finally {
      isSending.current = false;
      setToken(undefined);
      setTries((count) => count + 1);
    }
  };

  // Runs on every submit, also on an invalid one, because the captcha is one more thing to complete.
  const requireToken = () => {
    if (!token) refuse(verificationRequired);
  };

  const handleBegin = () => {
    draft.begin();
    if (isBegun) return;
    setBegun(true);
    loadSender().catch(() => undefined);
  };

  return (
    <Formik
      initialValues={draft.read()}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <Fields
          noValidate
          onFocus={handleBegin}
          onClick={handleBegin}
          onKeyDown={submitOnEnter}
          onSubmitCapture={requireToken}
        >
          <FocusFirstInvalid />
          <KeepTyped draft={draft} />
          <Honeypot ref={honeypot} />
          {children}
          <Captcha
            key={tries}
            form={form}
            isBegun={isBegun}
            isProviderDown={isProviderDown}
            onProviderDown={() => setProviderDown(true)}
            onTokenChange={setToken}
          />
          <SubmissionNote trouble={trouble} words={troubleWords} sent={isSent ? words.sent : undefined} />
          <SendButton disabled={isSubmitting || !isHydrated || (lockedWithoutToken && !token)}>
            {isSubmitting ? words.submitting : words.submit}
          </SendButton>
          <WithoutScript>
            This form needs JavaScript.{site.email && ` You can also write to ${site.email}.`}
          </WithoutScript>
        </Fields>
      )}
    </Formik>
  );
}

/**
 * Submits the form on Enter in a field, which browsers ignore while the button is disabled. The visitor then sees the
 * errors or the notice.
 */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { currentTarget: form, target } = event;
  // React also passes on key events of pop-ups opened from a field, whose inputs belong to no form.
  const isLine = target instanceof HTMLInputElement && target.form === form;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine) return;
  event.preventDefault();
  form.requestSubmit();
}

const Fields = styled(Form)`
  display: grid;
  gap: ${themeToken('space', 5)};
`;

const WithoutScript = styled.p`
  @media not (scripting: none) {
    display: none;
  }
`;
