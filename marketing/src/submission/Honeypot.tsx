import { honeypotField } from '@suite/contracts/submission-metadata';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import type { Ref } from 'react';

/**
 * Renders a field that robots fill in, hidden from people, assistive technology and programs that fill in forms: Chromium
 * fills no field that can't take the focus, and the `data-` attributes address 1Password,
 * Bitwarden, LastPass and Dashlane.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden inert>
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
