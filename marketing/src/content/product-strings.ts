/** Texts that the product pages share. */
export const productStrings = {
  back: 'Back',
  keyFeatures: 'Key Features',
  benefits: 'Benefits',
  pricingLead: 'Choose by size. You can move up at any time and keep everything you have recorded.',
  projectLead: 'Every project has one price, based on a scope we have agreed with you.',
  /** Above the features or services that suit a tier. */
  tierFeatures: { product: 'Good to start with', project: 'For example' },
  steps: {
    title: 'How a project runs',
    items: [
      {
        title: 'We watch the work',
        description: 'We visit the people who will use it, and agree the scope and one price.',
      },
      {
        title: 'You try a sketch',
        description: 'Your people test the screens before they are built.',
      },
      {
        title: 'We build in small steps',
        description: 'You use each working version, and your remarks shape the next one.',
      },
      {
        title: 'We look after it',
        description: 'Updates, small changes and support from the team that built it.',
      },
    ],
  },
  closing: {
    product: {
      title: 'See it with your own data.',
      lead: 'A specialist who knows your trade shows you the system with your data, not a sample company’s.',
    },
    project: {
      title: 'Tell us what has to work.',
      lead: 'An engineer listens, and tells you whether we are the right team and what should come first.',
    },
  },
};

/** Texts around the ERP page's plan picker. */
export const planPickerStrings = {
  lead: 'Choose up to three modules. Scaled adds Manufacturing, and Job for planning tasks. Distribution comes with Premium.',
  prices:
    'The numbers are for comparison, without currency or billing period. Prices on request in your currency.',
  full: '. Deselect one to choose another.',
  lightFeatures: 'In Light',
  scaledFeatures: 'Scaled adds',
  /** For modules that Light does not offer. */
  onlyScaledFeatures: 'In Scaled',
  priceColumn: 'Price per module',
  sum: 'Sum',
  premium:
    'From fifty employees, a specialist plans it with you: branches, approvals and the move from your current system.',
};

/** Content of the page for an unknown product. */
export const productNotFound = {
  title: 'Product Not Found',
  lead: 'There is no product at this address. Here are the six we offer.',
};
