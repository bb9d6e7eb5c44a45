import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string;
  label: string;
}

/** A multi-line text field in a formik form; it grows with its text. */
export function TextArea({ label, ...props }: TextAreaProps) {
  const { input, frame, accessibility } = useFormField(props.name);
  return (
    <FormField label={label} {...frame}>
      <Area {...props} {...input} {...accessibility} />
    </FormField>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  min-height: 7.5rem;
  max-height: 24rem;
  resize: vertical;
  field-sizing: content;
`;
