import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'value' | 'onChange' | 'onBlur' | 'id'
> & { name: string; label: string };

interface TextFieldProps extends ControlProps<'input'> {
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

/** A multi-line text field in a formik form; it grows with its text. */
export function TextArea({ label, ...props }: ControlProps<'textarea'>) {
  const { input, frame, accessibility } = useFormField(props.name);
  return (
    <FormField label={label} {...frame}>
      <Area {...props} {...input} {...accessibility} />
    </FormField>
  );
}

/** A choice of one option in a formik form. */
export function SelectField({
  label,
  hint,
  ...props
}: ControlProps<'select'> & Pick<TextFieldProps, 'hint'>) {
  const { input, frame, accessibility } = useFormField(props.name, hint !== undefined);
  return (
    <FormField label={label} hint={hint} {...frame}>
      <Select {...props} {...input} {...accessibility} />
    </FormField>
  );
}

const Input = styled.input`
  ${controlStyle}
`;

const Select = styled.select`
  ${controlStyle}
`;

const Area = styled.textarea`
  ${controlStyle}
  min-height: 7.5rem;
  max-height: 24rem;
  resize: vertical;
  field-sizing: content;
`;
