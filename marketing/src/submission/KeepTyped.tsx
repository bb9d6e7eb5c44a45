import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { typedInto } from './kept-text.ts';

interface KeepTypedProps<Values extends Record<string, string>> {
  draft: Draft<Values>;
}

/**
 * Restores, inside a Formik form, values kept over a reload and values typed before hydration, and keeps the draft up
 * to date.
 */
export function KeepTyped<Values extends Record<string, string>>({ draft }: KeepTypedProps<Values>) {
  const { values, setValues } = useFormikContext<Values>();
  const marker = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    const typed = Object.entries(form ? typedInto(form) : {}).filter(
      ([name, value]) => name in values && value !== values[name],
    );
    // The visitor started before hydration; the earliest possible time is that of the page request.
    if (typed.length > 0) draft.begin(performance.timeOrigin);
    const kept = { ...draft.restore(), ...Object.fromEntries(typed) };
    if (Object.keys(kept).length > 0) void setValues({ ...values, ...kept }, false);
  }, []);

  useEffect(() => draft.write(values), [draft, values]);

  return <span ref={marker} hidden />;
}
