import type { OfferingId } from './offerings.ts';

export interface PricingTier {
  name: string;
  audience: string;
}

export interface Pricing {
  title: string;
  /** Project-based packages have none. */
  hasBillingSwitch: boolean;
  tiers: [PricingTier, PricingTier, PricingTier];
}

const annualDiscountPercent = 15;

/** The billing switch; it changes the highlighted label only. */
export const billing = {
  monthly: 'Monthly',
  annual: `Annual (${annualDiscountPercent}% discount)`,
};

/** Tiers and size bands of spec section 9. */
export const pricing: Record<OfferingId, Pricing> = {
  erp: {
    title: 'Plans that grow with your headcount',
    hasBillingSwitch: true,
    tiers: [
      { name: 'Light', audience: '1-10 employees' },
      { name: 'Scaled', audience: '10-50 employees' },
      { name: 'Premium', audience: '50+ employees' },
    ],
  },
  property: {
    title: 'Plans by the number of rooms',
    hasBillingSwitch: true,
    tiers: [
      { name: 'Light', audience: '1-10 rooms' },
      { name: 'Scale', audience: '10-100 rooms' },
      { name: 'Premium', audience: '100+ rooms' },
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
      { name: 'Starter', audience: 'Up to 50 users' },
      { name: 'Professional', audience: 'Up to 200 users' },
      { name: 'Premium', audience: '200+ users' },
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

export type ModuleId = 'hr' | 'finance' | 'inventory' | 'job' | 'production';
export type PlanTier = 'light' | 'scaled';

export interface PricingModule {
  id: ModuleId;
  name: string;
  /** What the module does in the Light plan. */
  light: string[];
  /** What the Scaled plan adds. */
  scaled: string[];
}

/** The module table of spec section 3. */
export const pricingModules: Record<ModuleId, PricingModule> = {
  hr: {
    id: 'hr',
    name: 'Human Resource',
    light: [
      'Employee management',
      'Leave management',
      'Attendance management',
      'Shift and roster management',
      'Basic reports',
    ],
    scaled: ['Employee assets', 'Payroll', 'Loans', 'Training', 'Announcements', 'Advanced reports'],
  },
  finance: {
    id: 'finance',
    name: 'Finance',
    light: [
      'Accounts payable',
      'Accounts receivable',
      'General ledger',
      'Bills and payments',
      'Basic reports',
    ],
    scaled: ['Petty cash', 'Bank reconciliation', 'Fixed assets', 'Advanced reports'],
  },
  inventory: {
    id: 'inventory',
    name: 'Inventory',
    light: [
      'Purchase management',
      'Store management with batches',
      'Sales and invoicing',
      'Multi location/store',
      'Multi sales channel',
    ],
    scaled: [
      'Promotion',
      'Authorization levels',
      'Warranty',
      'Installment payments',
      'Rack management',
      'Multi currency',
    ],
  },
  job: {
    id: 'job',
    name: 'Job',
    light: ['Basic reports'],
    scaled: ['Job registration', 'Task allocation', 'Task planning and scheduling', 'Reports'],
  },
  production: {
    id: 'production',
    name: 'Production',
    light: ['Basic reports'],
    scaled: ['Production BOM creation', 'Production settings', 'Production order', 'Reports'],
  },
};

export interface ModulePlan {
  tier: PlanTier;
  name: string;
  audience: string;
  /** Of each module; neither currency nor period is stated. */
  modulePrice: number;
  modules: ModuleId[];
}

/** At most this many modules in each plan. */
export const maxModulesPerPlan = 3;

/** The ERP page's plan picker (spec sections 4 and 9). */
export const modulePlans: Record<PlanTier, ModulePlan> = {
  light: {
    tier: 'light',
    ...pricing.erp.tiers[0],
    modulePrice: 39,
    modules: ['hr', 'finance', 'inventory'],
  },
  scaled: {
    tier: 'scaled',
    ...pricing.erp.tiers[1],
    modulePrice: 99,
    modules: ['hr', 'finance', 'inventory', 'job', 'production'],
  },
};
