import { render, screen } from '@testing-library/react';
import { rememberEarlyPress, useEarlyPress } from './early-press.ts';

const click = () => new MouseEvent('click', { bubbles: true });

function HydratedForm({ form }: { form: HTMLFormElement }) {
  useEarlyPress(() => form);
  return null;
}

/** Returns the served form's list and the number of clicks it has had. */
function servedForm() {
  document.body.innerHTML = '<main><form><button type="button">Country</button></form></main>';
  const list = screen.getByRole<HTMLButtonElement>('button', { name: 'Country' });
  const clicks = jest.fn();
  list.addEventListener('click', clicks);
  rememberEarlyPress(screen.getByRole('main'));
  return { list, form: list.form as HTMLFormElement, clicks };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a click is repeated by a form that is hydrated in the very next task', () => {
  const { list, form, clicks } = servedForm();
  list.dispatchEvent(click());
  render(<HydratedForm form={form} />);
  jest.runAllTimers();
  expect(clicks).toHaveBeenCalledTimes(2);
});

test('a click for which React hydrates the form is not repeated', () => {
  const { list, form, clicks } = servedForm();
  const hydrate = () => render(<HydratedForm form={form} />);
  // React listens outside the page.
  document.body.addEventListener('click', hydrate, { capture: true, once: true });
  list.dispatchEvent(click());
  jest.runAllTimers();
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('a click that the hydrated form has handled is not repeated', () => {
  const { list, form, clicks } = servedForm();
  const { rerender } = render(<HydratedForm form={form} />);
  list.dispatchEvent(click());
  rerender(<HydratedForm key="again" form={form} />);
  jest.runAllTimers();
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('a click of another script on the document is ignored', () => {
  window.earlyClick = document;
  const { form, clicks } = servedForm();
  document.dispatchEvent(click());
  render(<HydratedForm form={form} />);
  jest.runAllTimers();
  expect(clicks).not.toHaveBeenCalled();
});
