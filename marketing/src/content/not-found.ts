/** Content of the page for unknown addresses. */
export const notFound = {
  title: '404 - Page Not Found',
  lead: 'This address leads nowhere. It may have been mistyped, or the page has moved.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Our Solutions', href: '/products' },
    { label: 'Contact', href: '/contact' },
  ],
};
