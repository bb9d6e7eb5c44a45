import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useRequired } from './RequiredFields.tsx';

/**
 * Returns a field's value, its attributes, and the props of its frame. The error is undefined until the first submit;
 * after that, it updates as the user types. It replaces the hint.
 */
export function useFormField(name: string, hasHint = false) {
  const [input, { error }, { setValue }] = useField<string>(name);
  const { submitCount } = useFormikContext();
  const { isRequired, isMarked } = useRequired(name);
  const id = useId();
  const message = submitCount > 0 ? error : undefined;
  const noteId = `${id}-note`;
  return {
    input: {
      ...input,
      // Formik would read the name from the element, where an add-on may have changed it.
      onChange: ({ target }: { target: { value: string } }) => void setValue(target.value),
    },
    setValue,
    frame: { id, noteId, message, isMarked },
    accessibility: {
      id,
      'aria-required': isRequired || undefined,
      'aria-invalid': message !== undefined,
      'aria-describedby': message || hasHint ? noteId : undefined,
    },
  };
}
