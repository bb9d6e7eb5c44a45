import { site } from '@suite/site/site';
import { render, screen } from '@testing-library/react';
import { StoryProof } from './StoryProof.tsx';

afterEach(() => jest.restoreAllMocks());

test('a story shows the figure and the quotation that the company file has for it', () => {
  jest.replaceProperty(site, 'stories', [
    {
      id: 'property',
      figure: { value: '40%', label: 'less time at the front desk' },
      quotation: { text: 'We no longer copy bookings.', speaker: 'Operations manager' },
    },
    { id: 'erp', figure: { value: '2', label: 'days to close a month' }, quotation: undefined },
  ]);
  render(<StoryProof offering="property" />);
  expect(screen.getByText('less time at the front desk')).toHaveTextContent('40% less time');
  expect(screen.getByRole('figure')).toHaveTextContent('We no longer copy bookings.Operations manager');
  expect(screen.queryByText('days to close a month')).toBeNull();
});

test('a story without facts in the company file shows nothing', () => {
  const { container } = render(<StoryProof offering="lms" />);
  expect(container).toBeEmptyDOMElement();
});
