import type { OfferingId } from '@suite/contracts/offerings';

/** Content of the English landing page. */
export const business = {
  hero: {
    eyebrow: 'Software for hotels, jewellers, manufacturers and schools',
    title: 'Put your business on one system.',
    lead: 'Leave your name and number in a short form. A specialist in your trade will call you back, listen, and show you the product with your own data.',
    action: 'Start Journey',
    /** Shown to visitors without JavaScript, for whom the button opens nothing. */
    withoutScript: 'This button opens a form that needs JavaScript.',
    pictureAlt:
      'A hotel’s answer to a guest, a jeweller’s workshop ticket, an invoice and a certificate of a course',
  },
  productsTitle: 'Where would you like to start?',
  products: [
    {
      id: 'erp',
      title: 'Enterprise Resource Planning',
      description: 'HR, accounts, stock, sales and production in one system.',
    },
    {
      id: 'property',
      title: 'Property Management',
      description: 'One calendar for rooms and channels, and an answer for every guest.',
    },
    {
      id: 'jewellery',
      title: 'Jewellery Management',
      description: 'Weight, purity and stones of every piece, and the workshop’s orders.',
    },
    {
      id: 'web',
      title: 'Web Solutions',
      description: 'Sites and applications built around the way you already work.',
    },
  ] satisfies { id: OfferingId; title: string; description: string }[],
  productAction: 'Learn more',
  steps: {
    title: 'What happens next',
    items: [
      {
        title: 'A call from a specialist',
        description:
          'Someone who knows your trade asks what you do, which systems you use and what goes wrong.',
      },
      {
        title: 'A demonstration with your data',
        description: 'You see your own items, rooms or courses in the system, not those of a sample company.',
      },
      {
        title: 'A plan you can hold us to',
        description: 'Modules, dates and people in writing, before you decide anything.',
      },
    ],
  },
  closing: {
    title: 'Talk to someone who knows your trade.',
    lead: 'Leave your name and number, and a specialist calls you back. Or write to us, if you prefer e-mail.',
    action: 'Ask for a call',
  },
};
