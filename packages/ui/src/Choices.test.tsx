import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { Tabs } from './Tabs.tsx';

test('a checkbox is toggled by its label and shows a partial selection', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Checkbox label="All rows" isIndeterminate />);
  expect(screen.getByRole('checkbox', { name: 'All rows' })).toBePartiallyChecked();
  rerender(<Checkbox label="All rows" />);
  await user.click(screen.getByText('All rows'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('arrow keys move between tabs and Enter opens one', async () => {
  const user = userEvent.setup();
  const tabs = [
    { value: 'leads', title: 'Business Leads', content: 'All leads' },
    { value: 'messages', title: 'Contact Messages', content: 'All messages' },
  ];
  function Page() {
    const [value, setValue] = useState('leads');
    return <Tabs label="Submissions" tabs={tabs} value={value} onValueChange={setValue} />;
  }
  render(<Page />);
  await user.click(screen.getByRole('tab', { name: 'Business Leads' }));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Contact Messages' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Contact Messages' })).toHaveTextContent('All messages');
  expect(screen.queryByText('All leads')).not.toBeInTheDocument();
});

test('a click requests a tab once, even if the tab does not open', async () => {
  const handleChange = jest.fn();
  const tabs = ['Leads', 'Messages'].map((title) => ({ value: title, title, content: title }));
  render(<Tabs label="Submissions" tabs={tabs} value="Leads" onValueChange={handleChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Messages' }));
  expect(handleChange.mock.calls).toEqual([['Messages']]);
});
