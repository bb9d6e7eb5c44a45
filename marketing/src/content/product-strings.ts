import { offeringCount } from './offering-count.ts';

/** Texts that the product pages share. */
export const productStrings = {
  back: 'Back',
  keyFeatures: 'Key Features',
  benefits: 'Benefits',
  pricingLead: 'Choose by size. You can move up at any time, and everything recorded comes along.',
  projectLead: 'Every project is priced once, from a scope that both of us have read.',
  closing: {
    product: {
      title: 'Bring your own figures.',
      lead: 'An agent who knows your trade shows you the system on your data, not on a sample company’s.',
    },
    project: {
      title: 'Tell us what has to work.',
      lead: 'An engineer listens, says whether we are the right ones, and what should come first.',
    },
  },
};

/** Texts around the ERP page's plan picker. */
export const planPickerStrings = {
  lead: 'Light and Scaled are made of modules. Take up to three in each; the small button beside a module tells what it does.',
  full: '. Free one to take another.',
  lightFeatures: 'In Light',
  scaledFeatures: 'Scaled adds',
  premium:
    'From fifty people on, an agent plans it with you: branches, approvals, the move from the system you have.',
};

/** Content of the page for an unknown product. */
export const productNotFound = {
  title: 'Product Not Found',
  lead: `There is no product at this address. These are the ${offeringCount} we have.`,
};
