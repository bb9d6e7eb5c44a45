import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string;
  label: string;
  /** Help below the field, short enough for one line. */
  hint?: ReactNode;
  /** Whether the server rejected the value. */
  isRefused?: boolean;
}

/** A single-line text field in a formik form. */
export function TextField({ label, hint, isRefused = false, ...props }: TextFieldProps) {
  const { input, frame, accessibility } = useFormField(props.name, hint !== undefined);
  const isInvalid = isRefused || accessibility['aria-invalid'];
  return (
    <FormField label={label} hint={hint} {...frame}>
      <Input {...props} {...input} {...accessibility} aria-invalid={isInvalid} />
    </FormField>
  );
}

const Input = styled.input`
  ${controlStyle}
`;
