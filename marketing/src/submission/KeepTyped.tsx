import { useEarlyPress } from '@suite/host/early-press';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { typedInto } from './kept-text.ts';

interface KeepTypedProps<Values extends Record<string, string>> {
  draft: Draft<Values>;
  /** Called if values were restored. `isUnsent`: the page was reloaded while the form was being sent. */
  onRestored: (isUnsent: boolean) => void;
}

/**
 * Restores the values of a Formik form that were kept over a reload or typed before hydration, and repeats a press of
 * one of its lists from that time. Writes every change to the draft.
 */
export function KeepTyped<Values extends Record<string, string>>({
  draft,
  onRestored,
}: KeepTypedProps<Values>) {
  const { values, setValues } = useFormikContext<Values>();
  const marker = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    const typed = Object.entries(form ? typedInto(form) : {}).filter(
      ([name, value]) => name in values && value !== values[name],
    );
    // The visitor started before hydration at an unknown time, so use the earliest: the time of the page request.
    if (typed.length > 0) draft.begin(performance.timeOrigin);
    const { kept, isUnsent } = draft.restore();
    const restored = { ...kept, ...Object.fromEntries(typed) };
    if (Object.keys(restored).length === 0) return;
    void setValues({ ...values, ...restored }, false);
    onRestored(isUnsent);
  }, []);

  useEffect(() => draft.write(values), [draft, values]);

  useEarlyPress(() => marker.current?.closest('form') ?? null);

  return <span ref={marker} hidden />;
}
