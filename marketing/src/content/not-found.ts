/** The page of every address that is none (spec section 2). */
export const notFound = {
  title: '404 - Page Not Found',
  lead: 'This address leads nowhere. It may have been mistyped, or the page has moved.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Our Solutions', href: '/products' },
    { label: 'Contact', href: '/contact' },
  ],
};
