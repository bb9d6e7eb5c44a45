import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string;
  label: string;
}

/** A single-line text field in a formik form. */
export function TextField({ label, ...props }: TextFieldProps) {
  const { id, input, message, messageId, accessibility } = useFormField(props.name);
  return (
    <FormField label={label} id={id} message={message} messageId={messageId}>
      <Input {...props} {...input} {...accessibility} id={id} />
    </FormField>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
