import { site } from '@suite/site/site';
import { render, screen } from '@testing-library/react';
import { Offices } from './Offices.tsx';

test('two offices may have the same name', () => {
  const office = { name: 'Office', country: 'LK', phones: [] };
  jest.replaceProperty(site, 'offices', [
    { ...office, address: '1 Example Road' },
    { ...office, address: '2 Example Road' },
  ]);
  render(<Offices />);
  expect(screen.getAllByRole('heading', { name: 'Office' })).toHaveLength(2);
});
