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
  const { id, input, message, messageId, accessibility } = useFormField(props.name);
  return (
    <FormField label={label} id={id} message={message} messageId={messageId}>
      <Area {...props} {...input} {...accessibility} id={id} />
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
