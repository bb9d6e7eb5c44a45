import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { FormField } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'onBlur' | 'id'> {
  name: string;
  label: string;
}

/** A choice of one option in a formik form. */
export function SelectField({ label, ...props }: SelectFieldProps) {
  const { input, frame, accessibility } = useFormField(props.name);
  return (
    <FormField label={label} {...frame}>
      <Select {...props} {...input} {...accessibility} />
    </FormField>
  );
}

const Select = styled.select`
  ${controlStyle}
`;
