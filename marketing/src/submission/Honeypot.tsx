import { honeypotField } from '@suite/contracts/submission-marks';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import type { Ref } from 'react';

/** A field that people, their assistive technology and their password managers pass by; robots fill it in. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden>
      <input
        ref={ref}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </VisuallyHidden>
  );
}
