import { waitFor } from '@testing-library/react';
import { startRoot } from './start-root.ts';

function Broken(): never {
  throw new Error('Something in this browser is missing');
}

test('a part that always fails to render stays as it was served', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = document.createElement('div');
  element.innerHTML = '<a href="/contact">Contact</a>';
  startRoot(element, <Broken />, { identifierPrefix: 'part-', isServed: true });
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(4));
  await waitFor(() => expect(element.innerHTML).toBe('<a href="/contact">Contact</a>'));
});
