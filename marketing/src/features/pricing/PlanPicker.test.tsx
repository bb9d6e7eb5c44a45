import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modulePlans } from '../../content/module-plans.ts';
import { PlanPicker } from './PlanPicker.tsx';

const plan = (name: string) => within(screen.getByRole('group', { name: `Modules for ${name}` }));

beforeEach(() => sessionStorage.clear());

function renderPickers() {
  render(
    <>
      <PlanPicker plan={modulePlans.light} />
      <PlanPicker plan={modulePlans.scaled} />
    </>,
  );
  return userEvent.setup();
}

test('Light offers three modules for 39 each and Scaled five for 99 each, without currency', () => {
  renderPickers();
  expect(plan('Light').getAllByRole('checkbox')).toHaveLength(3);
  expect(plan('Light').getAllByText('39')).toHaveLength(3);
  expect(plan('Scaled').getAllByRole('checkbox')).toHaveLength(5);
  expect(plan('Scaled').getAllByText('99')).toHaveLength(5);
});

test('Light names the modules that only Scaled has', () => {
  renderPickers();
  for (const name of ['Job', 'Manufacturing'])
    expect(plan('Light').getByText(name).parentElement).toHaveTextContent(`${name}In Scaled`);
});

test('each plan has a title above its prices and the sum of its chosen modules', async () => {
  const user = renderPickers();
  expect(plan('Light').getByText('Price per module')).toBeVisible();
  expect(plan('Scaled').getByRole('status')).toHaveTextContent('Sum 0');
  for (const name of ['Accounting & Finance', 'Job'])
    await user.click(plan('Scaled').getByRole('checkbox', { name }));
  expect(plan('Scaled').getByRole('status')).toHaveTextContent('Sum 198');
  expect(plan('Light').getByRole('status')).toHaveTextContent('Sum 0');
});

test('choosing three modules of a plan disables the others until one is deselected', async () => {
  const user = renderPickers();
  const scaled = (name: string) => plan('Scaled').getByRole('checkbox', { name });
  for (const name of ['Human Resource', 'Accounting & Finance', 'Job']) await user.click(scaled(name));
  expect(scaled('Inventory & Sales (POS)')).toBeDisabled();
  expect(scaled('Manufacturing')).toBeDisabled();
  expect(scaled('Accounting & Finance')).toBeEnabled();
  expect(plan('Scaled').getByRole('status')).toHaveTextContent(
    '3 of 3 chosen. Deselect one to choose another.',
  );

  await user.click(scaled('Accounting & Finance'));
  expect(scaled('Accounting & Finance')).not.toBeChecked();
  expect(scaled('Inventory & Sales (POS)')).toBeEnabled();
  await user.click(scaled('Inventory & Sales (POS)'));
  expect(scaled('Inventory & Sales (POS)')).toBeChecked();
  expect(scaled('Accounting & Finance')).toBeDisabled();
});

test('a module lists its Light features, and in Scaled also the features that Scaled adds', () => {
  renderPickers();
  const features = (name: string) => screen.getByLabelText(name, { selector: '[role=note]' });
  expect(features('Key features of Accounting & Finance in Light')).toHaveTextContent('General ledger');
  expect(features('Key features of Accounting & Finance in Light')).not.toHaveTextContent('Petty cash');
  expect(features('Key features of Accounting & Finance in Scaled')).toHaveTextContent('General ledger');
  expect(features('Key features of Accounting & Finance in Scaled')).toHaveTextContent('Petty cash');
  for (const name of ['Job', 'Manufacturing']) {
    expect(features(`Key features of ${name} in Scaled`)).toHaveTextContent(/^In Scaled.*Basic reports/);
    expect(features(`Key features of ${name} in Scaled`)).not.toHaveTextContent('In Light');
  }
});
