import { useLocation } from '@suite/host/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHostRouter } from '../../router/host-router.ts';
import { ShellRouter } from '../../router/ShellRouter.tsx';
import { Header } from './Header.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <ShellRouter router={createHostRouter()}>
      <Header />
      <Address />
    </ShellRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

const address = () => screen.getByRole('status').textContent;

test("marks only the current page's entry", () => {
  const nav = openAt('/about');
  expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('links ERP System to the separate ERP site in a new tab and other products to their pages', () => {
  const nav = openAt('/');
  const erp = nav.getByRole('link', { name: 'ERP System', hidden: true });
  expect(erp).toHaveAttribute('target', '_blank');
  expect(erp).toHaveAttribute('rel', 'noopener');
  const paths = nav
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/products/'));
  expect(paths).toEqual([
    '/products/property',
    '/products/jewellery',
    '/products/lms',
    '/products/web',
    '/products/mobile',
  ]);
});

test.each([
  ['/', '日本語 (Japanese)', '/business/jp'],
  ['/about', '日本語 (Japanese)', '/business/jp'],
  ['/business/jp', 'English', '/'],
  ['/about', 'English', '/about'],
])('at %s, choosing %s opens %s', async (from, language, to) => {
  const nav = openAt(from);
  await userEvent.click(nav.getByRole('link', { name: language, hidden: true }));
  expect(address()).toBe(to);
});
