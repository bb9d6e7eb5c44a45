import { useEarlyPress } from '@suite/host/early-press';
import { typedApartFrom } from '@suite/ui/typed-into';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Draft, Sent } from './draft.ts';

interface KeepTypedProps<Values extends Record<string, string>> {
  draft: Draft<Values>;
  /** Called if values were restored. `isUnsent`: the page was reloaded while the form was being sent. */
  onRestored: (isUnsent: boolean) => void;
  /** Called if an earlier form of the draft is still being sent. Settles once the result is shown. */
  onSending: (sending: Promise<Sent>, helpers: FormikHelpers<Values>) => Promise<void>;
}

/**
 * Restores the values of a Formik form that were kept over a reload or typed before hydration, repeats a press of one of
 * its lists from that time, and continues an attempt to send that the visitor left. Writes every change to the draft.
 */
export function KeepTyped<Values extends Record<string, string>>({
  draft,
  onRestored,
  onSending,
}: KeepTypedProps<Values>) {
  const formik = useFormikContext<Values>();
  const { values, setValues, setSubmitting } = formik;
  const marker = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const typed = typedApartFrom(values, marker.current?.closest('form'));
    // The visitor started before hydration at an unknown time, so use the earliest: the time of the page request.
    if (Object.keys(typed).length > 0) draft.begin(performance.timeOrigin);
    const { kept, isUnsent } = draft.restore();
    const restored = { ...kept, ...typed };
    if (Object.keys(restored).length === 0) return;
    void setValues({ ...values, ...restored }, false);
    onRestored(isUnsent);
  }, []);

  useEffect(() => {
    const sending = draft.sending();
    if (!sending) return;
    setSubmitting(true);
    void onSending(sending, formik).then(() => setSubmitting(false));
  }, []);

  useEffect(() => draft.write(values), [draft, values]);

  useEarlyPress(() => marker.current?.closest('form') ?? null);

  return <span ref={marker} hidden />;
}
