import type { OfferingId } from '@suite/contracts/offerings';

export interface PricingTier {
  name: string;
  audience: string;
  /** The size band at the start of `audience`, where the tiers differ in size. */
  band?: string;
}

const sized = (name: string, band: string, unit: string): PricingTier => ({
  name,
  audience: `${band} ${unit}`,
  band,
});

export interface Pricing {
  title: string;
  /** Whether the tiers have a monthly/annual switch; project-based packages do not. */
  hasBillingSwitch: boolean;
  tiers: [PricingTier, PricingTier, PricingTier];
}

const annualDiscountPercent = 15;

/** Labels of the billing switch, which changes only the highlighted label. */
export const billing = {
  monthly: 'Monthly',
  annual: `Annual (${annualDiscountPercent}% discount)`,
};

/** Tiers and size bands of each offering. */
export const pricing: Record<OfferingId, Pricing> = {
  erp: {
    title: 'Plans that grow with your headcount',
    hasBillingSwitch: true,
    tiers: [
      sized('Light', '1-10', 'employees'),
      sized('Scaled', '10-50', 'employees'),
      sized('Premium', '50+', 'employees'),
    ],
  },
  property: {
    title: 'Plans by the number of rooms',
    hasBillingSwitch: true,
    tiers: [
      sized('Light', '1-10', 'rooms'),
      sized('Scale', '10-100', 'rooms'),
      sized('Premium', '100+', 'rooms'),
    ],
  },
  jewellery: {
    title: 'Plans from one counter to many branches',
    hasBillingSwitch: true,
    tiers: [
      { name: 'Basic', audience: 'One shop, one counter' },
      { name: 'Professional', audience: 'A shop with its own workshop' },
      { name: 'Enterprise', audience: 'Several branches and a head office' },
    ],
  },
  lms: {
    title: 'Plans by the number of learners',
    hasBillingSwitch: true,
    tiers: [
      sized('Starter', 'Up to 50', 'users'),
      sized('Professional', 'Up to 200', 'users'),
      sized('Premium', '200+', 'users'),
    ],
  },
  web: {
    title: 'Project-Based Pricing',
    hasBillingSwitch: false,
    tiers: [
      { name: 'Basic', audience: 'A site or a first version to learn from' },
      { name: 'Professional', audience: 'An application for one department or service' },
      { name: 'Enterprise', audience: 'A system several departments depend on' },
    ],
  },
  mobile: {
    title: 'Project-Based Pricing',
    hasBillingSwitch: false,
    tiers: [
      { name: 'Basic', audience: 'One platform, one clear job' },
      { name: 'Professional', audience: 'iPhone and Android with a shared back end' },
      { name: 'Enterprise', audience: 'Apps for a whole field force or customer base' },
    ],
  },
};
