import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

interface ComboboxFieldProps extends Omit<ComboboxProps, 'value' | 'onValueChange' | 'id'> {
  name: string;
}

/** A searchable select in a formik form. */
export function ComboboxField({ name, label, ...props }: ComboboxFieldProps) {
  const { id, input, setValue, message, messageId, accessibility } = useFormField(name);
  return (
    <FormField label={label} id={id} message={message} messageId={messageId}>
      <Combobox
        {...props}
        {...accessibility}
        id={id}
        label={label}
        value={input.value}
        onValueChange={setValue}
      />
    </FormField>
  );
}
