export interface PricingTier {
  name: string;
  audience: string;
  /** The size band at the start of `audience`; missing if the tiers do not differ in size. */
  band?: string;
}

/** Creates a tier for a size band. */
export const sized = (name: string, band: string, unit: string): PricingTier => ({
  name,
  audience: `${band} ${unit}`,
  band,
});

/** Tiers and size bands of an offering. */
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

/** The text below the billing switch of plans without amounts. */
export const pricesOnRequest = `Prices on request, in your currency. With annual billing you pay ${annualDiscountPercent}% less.`;
