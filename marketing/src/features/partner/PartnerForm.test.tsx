import '../../../test/solved-captcha.tsx';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { enter, field } from '../../../test/enter.ts';
import { useFakeIntake } from '../../../test/fake-intake.ts';
import { renderWithHost } from '../../../test/render-with-host.tsx';
import { PartnerForm, partnerDraft } from './PartnerForm.tsx';

const intake = useFakeIntake(formPaths.partner);

beforeEach(() => partnerDraft.clear());

const openForm = () => renderWithHost(<PartnerForm />);
const button = () => screen.getByRole('button', { name: /^Submit/ });
const solve = () => userEvent.click(screen.getByRole('button', { name: 'Solve' }));
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

async function choose(label: string, search: string) {
  await userEvent.click(field(label));
  await userEvent.paste(search);
  await userEvent.keyboard('{Enter}');
}

async function fillIn() {
  await enter('Name', 'Nimal Perera');
  await enter('Organization', 'Perera & Sons');
  await enter('Designation', 'Director');
  await choose('Country', 'sri lan');
  await enter('Contact Number', '+94 77 555 0100');
  await enter('Email', 'nimal@example.com');
  await choose('Product Interest', 'mobile');
}

test('the list of at least 240 countries can be searched by alternative names', async () => {
  openForm();
  expect(field('Country')).toHaveTextContent('Select country');
  await userEvent.click(field('Country'));
  expect(optionNames().length).toBeGreaterThanOrEqual(240);
  await userEvent.paste('uk');
  expect(optionNames().slice(0, 2)).toEqual(['United Kingdom', 'Ukraine']);
  await userEvent.clear(screen.getByPlaceholderText('Search country...'));
  await userEvent.paste('atlantis');
  expect(screen.getByText('No country found.')).toBeInTheDocument();
});

test('the product list contains the six offerings', async () => {
  openForm();
  expect(field('Product Interest')).toHaveTextContent('Select product');
  await userEvent.click(field('Product Interest'));
  expect(optionNames()).toEqual([
    'Enterprise Resource Planning',
    'Property Management',
    'Jewellery Management',
    'Learning Management System',
    'Web Application Development',
    'Mobile Apps',
  ]);
  await userEvent.paste('bread');
  expect(screen.getByText('No product found.')).toBeInTheDocument();
});

test('products are found by the names of the site and by what people call them', async () => {
  openForm();
  await userEvent.click(field('Product Interest'));
  const search = screen.getByPlaceholderText('Search product...');
  for (const [text, product] of [
    ['ERP System', 'Enterprise Resource Planning'],
    ['ERP software', 'Enterprise Resource Planning'],
    ['erp', 'Enterprise Resource Planning'],
    ['HR', 'Enterprise Resource Planning'],
    ['POS', 'Enterprise Resource Planning'],
    ['hotel', 'Property Management'],
    ['jewelry', 'Jewellery Management'],
    ['Jewelry Management', 'Jewellery Management'],
    ['jewlery', 'Jewellery Management'],
    ['LMS', 'Learning Management System'],
    ['e-learning', 'Learning Management System'],
    ['website', 'Web Application Development'],
    ['Web Applications', 'Web Application Development'],
    ['web development', 'Web Application Development'],
    ['mobile application', 'Mobile Apps'],
    ['Android', 'Mobile Apps'],
    ['iOS', 'Mobile Apps'],
    ['app', 'Mobile Apps'],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.paste(text);
    expect([text, optionNames()[0]]).toEqual([text, product]);
  }
});

const verificationRequired = {
  title: 'Verification Required',
  description: 'Please complete the reCAPTCHA verification.',
  variant: 'destructive',
};

test('submitting an empty form shows the captcha notice and the field errors', async () => {
  const { notices } = openForm();
  await userEvent.click(button());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Organization', 'Organization must be at least 2 characters'],
    ['Designation', 'Designation must be at least 2 characters'],
    ['Country', 'Please select a country'],
    ['Contact Number', 'Contact number must be at least 6 characters'],
    ['Email', 'Invalid email address'],
    ['Product Interest', 'Please select a product'],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
  }
  expect(notices).toEqual([verificationRequired]);
});

test('submitting with an expired captcha shows the captcha notice', async () => {
  const { notices } = openForm();
  await fillIn();
  await solve();
  await userEvent.click(screen.getByRole('button', { name: 'Expire' }));
  await userEvent.click(button());
  await waitFor(() => expect(notices).toEqual([verificationRequired]));
  expect(intake.received).toEqual([]);
});

test('the second press of a double click does nothing, even after a fast response', async () => {
  const { notices } = openForm();
  await fillIn();
  await solve();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Send another' }));
  fireEvent.click(button(), { detail: 2 });
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  expect(field('Name')).toBeValid();
  expect(notices).toHaveLength(1);
});

test('sending an application empties the form', async () => {
  const { notices } = openForm();
  await fillIn();
  await solve();
  await userEvent.click(button());
  await waitFor(() =>
    expect(notices).toEqual([
      { title: 'Success!', description: 'Your partner application has been submitted successfully.' },
    ]),
  );
  expect(intake.received).toHaveLength(1);
  expect(intake.received[0]?.body).toEqual({
    name: 'Nimal Perera',
    organization: 'Perera & Sons',
    designation: 'Director',
    country: 'Sri Lanka',
    contactNumber: '+94 77 555 0100',
    email: 'nimal@example.com',
    product: 'mobile',
    notes: '',
    elapsed: expect.any(Number),
    recaptcha: expect.stringMatching(/^partner-token-/),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send another' }));
  expect(field('Name')).toHaveValue('');
  expect(field('Country')).toHaveTextContent('Select country');
  expect(button()).toBeEnabled();
});

test('a failed submission shows progress, then the error, and keeps the values', async () => {
  const { notices } = openForm();
  let answer: (response: Response) => void = () => {};
  intake.answerNext(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await fillIn();
  await solve();
  await userEvent.dblClick(button());
  expect(button()).toHaveTextContent('Submitting...');
  expect(button()).toBeDisabled();
  answer(HttpResponse.json({ code: 'internal', message: 'No' }, { status: 503 }));
  await waitFor(() =>
    expect(notices).toEqual([
      {
        title: 'Error',
        description: 'Failed to submit form. Please try again later.',
        variant: 'destructive',
      },
    ]),
  );
  expect(intake.received).toHaveLength(1);
  expect(within(field('Country')).getByText('Sri Lanka')).toBeInTheDocument();
  expect(field('Organization')).toHaveValue('Perera & Sons');
});

test('the phone field shows an example from the chosen country', async () => {
  openForm();
  expect(field('Contact Number')).toHaveAccessibleDescription('For example +94 71 234 5678');
  await userEvent.click(field('Country'));
  await userEvent.keyboard('japan{Enter}');
  expect(field('Contact Number')).toHaveAccessibleDescription('For example +81 90 1234 5678');
});

test('every field except the notes is required', () => {
  openForm();
  const required = [
    'Name',
    'Organization',
    'Designation',
    'Country',
    'Contact Number',
    'Email',
    'Product Interest',
  ];
  for (const label of required) expect(field(label)).toHaveAttribute('aria-required', 'true');
  expect(field('Additional Notes')).not.toBeRequired();
});
