import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { typedApartFrom } from './typed-into.ts';

/** Events before which fields are read: later, React would write its own values into them. */
const readOn = ['focusin', 'focusout', 'input', 'submit'];

/**
 * Takes over what an add-on writes into fields without an event, and moves the focus to the first invalid field after a
 * rejected submit. Place it inside a formik form.
 */
export function SubmitCare() {
  const { values, setValues, submitCount, isSubmitting, isValidating } =
    useFormikContext<Record<string, unknown>>();
  const marker = useRef<HTMLSpanElement>(null);
  const handledSubmit = useRef(0);

  const readFields = useEffectEvent(({ type, target }: Event, form: HTMLFormElement) => {
    const written = typedApartFrom(values, form);
    // React handles this field itself.
    if (type === 'input' && target instanceof Element) delete written[target.getAttribute('name') ?? ''];
    // At once, because formik validates the values of the last render.
    if (Object.keys(written).length > 0) flushSync(() => void setValues({ ...values, ...written }, false));
  });

  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    const handleEvent = (event: Event) => readFields(event, form);
    for (const type of readOn) form.addEventListener(type, handleEvent);
    return () => {
      for (const type of readOn) form.removeEventListener(type, handleEvent);
    };
  }, []);

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handledSubmit.current) return;
    handledSubmit.current = submitCount;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating]);

  return <span ref={marker} hidden />;
}
