import { Form, Formik } from 'formik';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { ComboboxField } from '../ComboboxField.tsx';
import { FocusFirstInvalid } from '../FocusFirstInvalid.tsx';
import { Stack } from '../Stack.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { GallerySection } from './GallerySection.tsx';

const countries = [
  'Åland Islands',
  "Côte d'Ivoire",
  'Curaçao',
  'India',
  'Japan',
  'Réunion',
  'Sri Lanka',
  'Türkiye',
];
const countryOptions = countries.map((country) => ({ value: country, label: country }));
const empty = { name: '', email: '', country: '', message: '' };

const validate = (values: typeof empty) => ({
  ...(values.name.length < 2 && { name: 'Name must be at least 2 characters' }),
  ...(!values.country && { country: 'Please select a country' }),
  ...(values.message.length < 10 && { message: 'Message must be at least 10 characters' }),
});

/** The form fields; submitting the empty form shows their errors. */
export function Forms() {
  return (
    <GallerySection title="Form fields">
      <Formik initialValues={empty} validate={validate} onSubmit={() => undefined}>
        <Narrow noValidate>
          <FocusFirstInvalid />
          <Stack $gap={5}>
            <TextField name="name" label="Name*" autoComplete="name" />
            <TextField name="email" label="Email (Optional)" type="email" placeholder="you@example.com" />
            <TextField name="email" label="Disabled" disabled />
            <ComboboxField
              name="country"
              label="Country*"
              options={countryOptions}
              placeholder="Select country"
              searchPlaceholder="Search country..."
              emptyText="No country found."
            />
            <TextArea name="message" label="Message*" />
            <Button type="submit">Submit</Button>
          </Stack>
        </Narrow>
      </Formik>
    </GallerySection>
  );
}

const Narrow = styled(Form)`
  max-width: 28rem;
`;
