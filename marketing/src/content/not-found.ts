/** Content of the page for unknown addresses. */
export const notFound = {
  title: '404 - Page Not Found',
  lead: 'There is no page at this address. The address may be mistyped, or the page has moved.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Our Solutions', href: '/products' },
    { label: 'Contact', href: '/contact' },
  ],
  offeringsTitle: 'Or go straight to one of our products and services',
};
