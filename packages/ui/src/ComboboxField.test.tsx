import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { ComboboxField } from './ComboboxField.tsx';

const countries = ["Côte d'Ivoire", 'India', 'Sri Lanka'];

const renderField = () => {
  const handleSubmit = jest.fn();
  render(
    <Formik
      initialValues={{ country: '' }}
      validate={({ country }) => (country ? {} : { country: 'Please select a country' })}
      onSubmit={(values) => handleSubmit(values)}
    >
      <Form>
        <ComboboxField
          name="country"
          label="Country"
          options={countries.map((country) => ({ value: country.toUpperCase(), label: country }))}
          placeholder="Select country"
          searchPlaceholder="Search country..."
          emptyText="No country found."
        />
        <button type="submit">Submit Application</button>
      </Form>
    </Formik>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Country' }), handleSubmit };
};

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('an option can be selected and submitted with only the keyboard', async () => {
  const { user, field, handleSubmit } = renderField();
  await user.tab();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveTextContent('Select country');
  await user.keyboard('{ArrowDown}');
  expect(optionNames()).toEqual(countries);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveTextContent('India');
  await waitFor(() => expect(field).toHaveFocus());

  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ country: 'INDIA' }));
});

test('leaves the focus where the user has put it while the list was closing', async () => {
  const { user } = renderField();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  fireEvent.keyDown(screen.getByPlaceholderText('Search country...'), { key: 'Enter' });
  const next = screen.getByRole('button', { name: 'Submit Application' });
  act(() => next.focus());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(next).toHaveFocus();
});

test('starts the search with a letter typed on the closed field, and Tab takes the found option', async () => {
  const { user, field } = renderField();
  await user.tab();
  await user.keyboard('sri');
  expect(screen.getByPlaceholderText('Search country...')).toHaveValue('sri');
  expect(optionNames()).toEqual(['Sri Lanka']);
  await user.tab();
  expect(field).toHaveTextContent('Sri Lanka');
});

test('keeps the order of letters typed while the list opens', async () => {
  const { user, field } = renderField();
  await user.tab();
  await user.keyboard('{Enter}');
  // On a slow machine, the search field may not have the focus yet.
  for (const key of 'lan') fireEvent.keyDown(field, { key });
  expect(screen.getByPlaceholderText('Search country...')).toHaveValue('lan');
  await user.keyboard('ka');
  expect(screen.getByPlaceholderText('Search country...')).toHaveValue('lanka');
  expect(optionNames()).toEqual(['Sri Lanka']);
});

test.each(['cote divoire', 'cote d’ivoire', 'Ivoire, Côte'])(
  'a search for %s finds a name with an apostrophe',
  async (text) => {
    const { user, field } = renderField();
    await user.click(field);
    await user.paste(text);
    expect(optionNames()).toEqual(["Côte d'Ivoire"]);
  },
);

test('searches inside words and ignores case and accents', async () => {
  const { user, field } = renderField();
  await user.click(field);
  await user.keyboard('COTE D');
  expect(optionNames()).toEqual(["Côte d'Ivoire"]);
  await user.keyboard('{Control>}a{/Control}lanka');
  expect(optionNames()).toEqual(['Sri Lanka']);
  await user.keyboard('{Control>}a{/Control}atlantis');
  expect(screen.getByText('No country found.')).toBeInTheDocument();
});

const compositions = [
  ['Chrome', { isComposing: true, keyCode: 229 }],
  ['Safari', { isComposing: false, keyCode: 229 }],
] as const;

test.each(compositions)(
  'Escape that cancels a conversion in %s leaves the list open',
  async (_browser, event) => {
    const { user, field } = renderField();
    await user.click(field);
    fireEvent.keyDown(screen.getByPlaceholderText('Search country...'), { key: 'Escape', ...event });
    expect(optionNames()).toEqual(countries);
  },
);

test('announces that a search finds nothing', async () => {
  const { user, field } = renderField();
  await user.click(field);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.keyboard('atlantis');
  expect(status).toHaveTextContent('No country found.');
});

test('names the highlighted option to screen readers when the list opens, after a search and after an arrow key', async () => {
  const { user, field } = renderField();
  const named = () => {
    const id = screen.getByPlaceholderText('Search country...').getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.textContent;
  };
  await user.click(field);
  await waitFor(() => expect(named()).toBe("Côte d'Ivoire"));
  await user.keyboard('{ArrowDown}');
  expect(named()).toBe('India');
  await user.keyboard('lanka');
  expect(named()).toBe('Sri Lanka');
  await user.keyboard('{Enter}');
  await user.click(field);
  expect(named()).toBe('Sri Lanka');
});

test('Escape closes the list and keeps the selected option', async () => {
  const { user, field } = renderField();
  await user.click(field);
  await user.keyboard('india{Enter}');
  await user.click(field);
  await user.keyboard('sri{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveTextContent('India');
  await waitFor(() => expect(field).toHaveFocus());
});

test('shows its error after a submit', async () => {
  const { user, field } = renderField();
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('Please select a country');
});
