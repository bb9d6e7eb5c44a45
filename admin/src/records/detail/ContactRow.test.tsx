import type { Host } from '@suite/host/contract';
import { HostProvider } from '@suite/host/HostContext';
import { render, screen } from '@testing-library/react';
import { ContactRow } from './ContactRow.tsx';

test.each([
  ['0775550199', '+94775550199', ['tel:+94775550199', 'https://wa.me/94775550199']],
  ['+44 (0)20 7946 0958', '+442079460958', ['tel:+442079460958', 'https://wa.me/442079460958']],
  ['0771234567 / 0717654321', null, []],
])('a field for the number %s links to %s', (text, phoneNumber, links) => {
  render(
    <HostProvider value={{} as Host}>
      <ContactRow
        field={{ title: 'Mobile', as: 'phone', value: () => text }}
        text={text}
        phoneNumber={phoneNumber}
      />
    </HostProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
