import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Gallery } from './Gallery.tsx';
import { GlobalStyle } from './GlobalStyle.tsx';

const tree = (
  <>
    <GlobalStyle />
    <Gallery />
  </>
);

test('every component renders on the server and hydrates without a mismatch', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree);
  const submit = screen.getByRole('button', { name: 'Submit' });
  const handleMismatch = jest.fn();

  const root = await act(async () => hydrateRoot(container, tree, { onRecoverableError: handleMismatch }));

  expect(handleMismatch).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Submit' })).toBe(submit);
  act(() => root.unmount());
});
