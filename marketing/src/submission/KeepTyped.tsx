import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Draft } from './draft.ts';

interface KeepTypedProps<Values> {
  draft: Draft<Values>;
}

const isTextControl = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Put inside a formik form: takes over what was typed before the form was hydrated, and keeps the draft up to date. */
export function KeepTyped<Values extends Record<string, string>>({ draft }: KeepTypedProps<Values>) {
  const { values, setValues } = useFormikContext<Values>();
  const marker = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const controls = marker.current?.closest('form')?.elements;
    if (!controls) return;
    const typed = [...controls]
      .filter(isTextControl)
      .filter(({ name, value }) => name in values && value !== values[name])
      .map(({ name, value }) => [name, value]);
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) }, false);
  }, []);

  useEffect(() => draft.write(values), [draft, values]);

  return <span ref={marker} hidden />;
}
