import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

interface ComboboxFieldProps extends Omit<ComboboxProps, 'value' | 'onValueChange' | 'id'> {
  name: string;
}

/** A searchable select in a formik form. */
export function ComboboxField({ name, label, ...props }: ComboboxFieldProps) {
  const { input, setValue, frame, accessibility } = useFormField(name);
  return (
    <FormField label={label} {...frame}>
      <Combobox {...props} {...accessibility} label={label} value={input.value} onValueChange={setValue} />
    </FormField>
  );
}
