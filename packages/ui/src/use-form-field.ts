import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

/**
 * Returns a field's value, ids and error. The error is undefined until the first submit; after that, it updates as the
 * user types.
 */
export function useFormField(name: string) {
  const [input, { error }, { setValue }] = useField<string>(name);
  const { submitCount } = useFormikContext();
  const id = useId();
  const message = submitCount > 0 ? error : undefined;
  const messageId = `${id}-message`;
  return {
    id,
    input,
    setValue,
    message,
    messageId,
    accessibility: {
      'aria-invalid': message !== undefined,
      'aria-describedby': message ? messageId : undefined,
    },
  };
}
