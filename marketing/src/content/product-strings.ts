/** Texts that the product pages share. */
export const productStrings = {
  back: 'Back',
  keyFeatures: 'Key Features',
  benefits: 'Benefits',
  /** Below the plans, before the list of an offering's features, technologies or platforms. */
  comparison: 'The plans differ in size. You tell us which of these you need:',
  projectComparison: 'The packages differ in scope. We build with:',
  pricingLead: 'Choose by size. You can move up at any time and keep everything you have recorded.',
  projectLead: 'Every project has one price, based on a scope we have agreed with you.',
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
  lead: 'Choose up to three modules in Light or in Scaled. Distribution comes with Premium.',
  prices: 'Prices depend on currency and billing period. Prices on request in your currency.',
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
