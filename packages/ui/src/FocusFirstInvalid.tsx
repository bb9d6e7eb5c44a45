import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field after a rejected submit. Place it inside a formik form. */
export function FocusFirstInvalid() {
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handledSubmit = useRef(0);

  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handledSubmit.current) return;
    handledSubmit.current = submitCount;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating]);

  return <span ref={marker} hidden />;
}
