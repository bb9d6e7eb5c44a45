import { typedAddress } from '@suite/contracts/email';
import { honeypotField, type SubmissionMetadata } from '@suite/contracts/submission-metadata';
import type { Host } from '@suite/host/contract';
import { useHost } from '@suite/host/HostContext';
import type { FormikErrors, FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { readTouches } from '../attribution/stored-touches.ts';
import type { Draft, Sent } from './draft.ts';
import { failureOf, fieldErrors, type SubmissionFailure } from './failure.ts';
import { loadPart } from './load-part.ts';
import type { Receipt } from './SentPanel.tsx';
import type { SubmissionStrings } from './submission-strings.ts';
import type { useCaptcha } from './use-captcha.tsx';

interface MetadataSources {
  consent: Host['consent'];
  draft: Pick<Draft<Record<string, string>>, 'elapsed'>;
  honeypot: HTMLInputElement | null;
}

/**
 * Returns the metadata that a form sends with its fields: signs of a robot and, with consent, where the visitor came
 * from.
 */
function metadataOf({ consent, draft, honeypot }: MetadataSources): SubmissionMetadata {
  const elapsed = draft.elapsed();
  return {
    ...(honeypot?.value && { [honeypotField]: honeypot.value }),
    ...(elapsed !== undefined && { elapsed }),
    ...(consent.get().attribution && readTouches()),
  };
}

/** The fields of any form. */
export type Named = Record<string, string> & { name: string; email: string };

export interface SubmissionOptions<Values extends Named> {
  /** The form's path in the API. */
  path: string;
  schema: ObjectSchema<Values>;
  draft: Draft<Values>;
  strings: SubmissionStrings<keyof Values & string>;
  /** Called after the form was sent and emptied. By default, a panel takes the form's place. */
  onSent?: ((receipt: Receipt) => void) | undefined;
}

type Helpers<Values> = Pick<FormikHelpers<Values>, 'resetForm' | 'setErrors'>;

const loadSubmit = () =>
  import(/* webpackChunkName: "submission-api" */ './submission-api.ts').then((module) => module.submit);

/** Sends a form once per submit and keeps the result. A repeated attempt has the same idempotency key. */
export function useSubmission<Values extends Named>(
  { path, schema, draft, strings, onSent }: SubmissionOptions<Values>,
  captcha: Pick<ReturnType<typeof useCaptcha>, 'isSolved' | 'body' | 'renew'>,
) {
  const host = useHost();
  const [failure, setFailure] = useState<SubmissionFailure>();
  const [receipt, setReceipt] = useState<Receipt>();
  const honeypot = useRef<HTMLInputElement>(null);
  const isPreloaded = useRef(false);

  /** Loads the code that sends forms, and the store that it needs. */
  const load = () => Promise.all([loadSubmit(), host.loadStore()]).then(([submit]) => submit);

  const send = async (input: Values) => {
    const metadata = metadataOf({ consent: host.consent, draft, honeypot: honeypot.current });
    const submit = await loadPart('submission-api', load);
    return submit(host, {
      path,
      body: { ...input, ...metadata, ...captcha.body },
      key: draft.keyFor(input),
    });
  };

  /** Sends the form once and empties the draft. Never rejects. */
  const attempt = async (values: Values): Promise<Sent> => {
    try {
      const input = schema.cast(values) as Values;
      const { message, reference } = await send(input);
      const { title, description = message, choice, next } = strings.sent;
      draft.clear();
      host.toast({ title, description });
      const notice = { title, description };
      // The input's domain is in ASCII.
      const shown = { ...input, email: typedAddress(values.email) };
      return {
        receipt: { name: input.name, notice, choice: choice?.(input), next: next(shown), reference },
      };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') draft.forgetKey();
      host.toast({ ...strings.failed, variant: 'destructive' });
      return { failure, fields: fieldErrors(error) };
    }
  };

  /** Shows the result of an attempt, which a form that has been unmounted since may have started. */
  const showResult = async (sending: Promise<Sent>, { resetForm, setErrors }: Helpers<Values>) => {
    setFailure(undefined);
    const sent = await sending;
    if ('receipt' in sent) {
      resetForm({ values: draft.empty });
      const showReceipt = onSent ?? setReceipt;
      showReceipt(sent.receipt);
      captcha.renew(undefined);
    } else {
      setErrors((sent.fields ?? {}) as FormikErrors<Values>);
      setFailure(sent.failure);
      captcha.renew(sent.failure);
    }
  };

  const handleSubmit = async (values: Values, helpers: Helpers<Values>) => {
    // Known synchronously, because a second click can arrive before the button is rendered as disabled.
    if (draft.sending() || !captcha.isSolved) return;
    await showResult(draft.keepSending(attempt(values)), helpers);
  };

  /**
   * On the first input, loads the code that sends the form, because the connection may be lost later. Focus is too
   * early, because the dialog focuses its first field when it opens.
   */
  const preload = () => {
    if (isPreloaded.current) return;
    isPreloaded.current = true;
    load().catch(() => undefined);
  };

  const handleRestored = (isUnsent: boolean) => {
    preload();
    if (isUnsent) setFailure({ kind: 'reloaded' });
  };

  const startAgain = () => setReceipt(undefined);

  return { failure, receipt, startAgain, honeypot, handleSubmit, showResult, preload, handleRestored };
}
