import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { SubmitCare } from './SubmitCare.tsx';
import { TextArea, TextField } from './TextField.tsx';

const empty = { name: 'Nimal', email: '', message: '' };

const validate = ({ name, email, message }: typeof empty) => ({
  ...(name.length < 2 && { name: 'Name must be at least 2 characters' }),
  ...(!email.includes('@') && { email: 'Invalid email address' }),
  ...(message.length < 10 && { message: 'Message must be at least 10 characters' }),
});

const renderForm = () => {
  const handleSubmit = jest.fn();
  render(
    <Formik initialValues={empty} validate={validate} onSubmit={(values) => handleSubmit(values)}>
      <Form noValidate>
        <SubmitCare />
        <TextField name="name" label="Name*" autoComplete="name" />
        <TextField name="email" label="Email*" type="email" inputMode="email" />
        <TextArea name="message" label="Message*" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return { user: userEvent.setup(), handleSubmit };
};

const field = (label: string) => screen.getByLabelText(label);

test('a rejected submit focuses the first invalid field every time', async () => {
  const { user, handleSubmit } = renderForm();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Email*')).toHaveFocus());

  await user.type(field('Email*'), 'nimal@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Message*')).toHaveFocus());

  await user.type(field('Message*'), 'Please call me back.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
});

test('errors appear after the first submit, then update while typing', async () => {
  const { user } = renderForm();
  await user.clear(field('Name*'));
  await user.tab();
  expect(field('Name*')).toBeValid();

  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Name*')).toBeInvalid());
  expect(field('Name*')).toHaveAccessibleDescription('Name must be at least 2 characters');

  await user.type(field('Name*'), 'Ni');
  await waitFor(() => expect(field('Name*')).toBeValid());
  expect(field('Name*')).not.toHaveAccessibleDescription();
});

test('passes autofill attributes to the input', () => {
  renderForm();
  expect(field('Name*')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email*')).toHaveAttribute('inputmode', 'email');
});
