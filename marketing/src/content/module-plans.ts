import { erp } from './offerings/erp.ts';

export type ModuleId = 'hr' | 'finance' | 'inventory' | 'job' | 'production';
export type PlanTier = 'light' | 'scaled';

export interface PricingModule {
  id: ModuleId;
  name: string;
  /** Features of the module in the Light plan. */
  light: string[];
  /** Features that the Scaled plan adds. */
  scaled: string[];
}

/** The modules with their features in each plan. Where the page has a module of the list above it, the names agree. */
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
    name: 'Accounting & Finance',
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
    name: 'Inventory & Sales (POS)',
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
    name: 'Manufacturing',
    light: ['Basic reports'],
    scaled: ['Production BOM creation', 'Production settings', 'Production order', 'Reports'],
  },
};

export interface ModulePlan {
  tier: PlanTier;
  name: string;
  audience: string;
  /** Price of each module, without currency or period. */
  modulePrice: number;
  modules: ModuleId[];
}

/** Maximum number of modules per plan. */
export const maxModulesPerPlan = 3;

/** The plans of the ERP page's plan picker. */
export const modulePlans: Record<PlanTier, ModulePlan> = {
  light: {
    tier: 'light',
    ...erp.pricing.tiers[0],
    modulePrice: 39,
    modules: ['hr', 'finance', 'inventory'],
  },
  scaled: {
    tier: 'scaled',
    ...erp.pricing.tiers[1],
    modulePrice: 99,
    modules: ['hr', 'finance', 'inventory', 'job', 'production'],
  },
};
