import { countries } from '@suite/contracts/countries';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { type PartnerInput, partnerInputSchema } from '@suite/contracts/forms/partner-schema';
import { menuLabels, type OfferingId, offeringIds, offeringTitles } from '@suite/contracts/offerings';
import { ComboboxField } from '@suite/ui/ComboboxField';
import { TextArea, TextField } from '@suite/ui/TextField';
import { media, token } from '@suite/ui/theme';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Captcha } from '../../submission/Captcha.tsx';
import { createDraft } from '../../submission/draft.ts';
import { EmailField } from '../../submission/EmailField.tsx';
import { PhoneField } from '../../submission/PhoneField.tsx';
import { SubmissionForm } from '../../submission/SubmissionForm.tsx';
import { countryOptions } from './country-options.ts';

/** What the visitor has typed; kept while the site is open. */
export const partnerDraft = createDraft('partner', partnerInputSchema);

const strings = {
  submit: 'Submit Application',
  submitting: 'Submitting...',
  sent: {
    title: 'Success!',
    description: 'Your partner application has been submitted successfully.',
    next: ({ email }: PartnerInput) =>
      `We will read it and reply to ${email} to arrange a call about your market.`,
  },
  failed: { title: 'Error', description: 'Failed to submit form. Please try again later.' },
};

/** Further words by which people search for a product. */
const productWords: Record<OfferingId, string> = {
  erp: 'ERP software, Accounting, Finance, Inventory and Sales, POS, Point of Sale, Stock, HR, HRM, Human Resources, Payroll, CRM, Manufacturing, Distribution',
  property: 'PMS, Hotel Management, Villa, Resort, Hospitality, Front Desk, Reservation, Booking',
  jewellery: 'Jewelry Management, Jewelery, Jeweller, Jeweler, Gold, POS, Point of Sale',
  lms: 'E-Learning, Training, Course, School, Student Management',
  web: 'Website, Web Site, Web App, Web Design, Online Shop, E-Commerce, Customer Portal',
  mobile: 'App, Mobile Application, Mobile App Development, Android, iOS, iPhone, Flutter, React Native',
};

const productOptions = offeringIds.map((key) => ({
  value: key,
  label: offeringTitles[key],
  otherNames: [key, menuLabels[key], ...productWords[key].split(', ')],
}));

/** Renders the application form of the partner programme. */
export function PartnerForm() {
  return (
    <SubmissionForm
      path={formPaths.partner}
      schema={partnerInputSchema}
      draft={partnerDraft}
      strings={strings}
      captcha={{ form: 'partner', Widget: Captcha, bodyOf: (token) => ({ recaptcha: token }) }}
    >
      <Pairs>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="organization" label="Organization" autoComplete="organization" />
        <TextField name="designation" label="Designation" autoComplete="organization-title" />
        <ComboboxField
          name="country"
          label="Country"
          options={countryOptions}
          placeholder="Select country"
          searchPlaceholder="Search country..."
          emptyText="No country found."
        />
        <ContactNumber />
        <EmailField name="email" label="Email" hint="We reply to this address." />
      </Pairs>
      <ComboboxField
        name="product"
        label="Product Interest"
        options={productOptions}
        placeholder="Select product"
        searchPlaceholder="Search product..."
        emptyText="No product found."
      />
      <TextArea name="notes" label="Additional Notes" />
    </SubmissionForm>
  );
}

/** Renders the field for the phone number, with an example from the chosen country. */
function ContactNumber() {
  const { values } = useFormikContext<PartnerInput>();
  const chosen = countries.find(({ name }) => name === values.country);
  return <PhoneField name="contactNumber" label="Contact Number" country={chosen?.code} />;
}

const Pairs = styled.div`
  display: grid;
  gap: ${token('space', 5)};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
