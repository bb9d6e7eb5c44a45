import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { useField } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';
import { fieldStrings } from './field-strings.ts';
import { suggestAddress } from './suggest-address.ts';

interface EmailFieldProps {
  name: string;
  label: string;
  hint: string;
  language?: keyof typeof fieldStrings;
}

/** Renders a field for an e-mail address. A press of the hint corrects a mistyped domain. */
export function EmailField({ hint, language = 'en', ...props }: EmailFieldProps) {
  const [{ value }, { touched }, { setValue }] = useField<string>(props.name);
  const field = useRef<HTMLInputElement>(null);
  const meant = suggestAddress(value);
  // While the visitor types 'gmail.com', 'gmail.co' is no mistake.
  const isTyping = !touched && meant?.startsWith(value);
  const handleAccept = () => {
    void setValue(meant ?? value);
    field.current?.focus();
  };
  return (
    <TextField
      {...props}
      ref={field}
      // Chromium returns the domain of an e-mail field in ASCII, and changes a remark behind it.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="email"
      hint={
        <span aria-live="polite">
          {meant && !isTyping ? (
            <Suggestion type="button" onClick={handleAccept}>
              {fieldStrings[language].didYouMean(meant.split('@')[1] ?? '')}
            </Suggestion>
          ) : (
            hint
          )}
        </span>
      }
    />
  );
}

const Suggestion = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${token('color', 'sapphireText')};
  font-weight: ${token('weight', 'semibold')};
  line-height: 1.5rem;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
