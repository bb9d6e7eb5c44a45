import { TextField } from '@suite/ui/TextField';
import { fieldStrings } from './field-strings.ts';
// A mobile number per ISO code, from libphonenumber's examples.
import examples from './phone-examples.json' with { type: 'json' };

interface PhoneFieldProps {
  name: string;
  label: string;
  /** ISO code of the visitor's country, if known. */
  country: string | undefined;
  language?: keyof typeof fieldStrings;
}

const homeCountry = 'LK';

/** Renders a field for a phone number, with an example from the visitor's country. */
export function PhoneField({ country = homeCountry, language = 'en', ...props }: PhoneFieldProps) {
  const example = (examples as Record<string, string>)[country] ?? examples[homeCountry];
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={fieldStrings[language].example(example)}
    />
  );
}
