import { type OfferingId, offeringTitles } from '@suite/contracts/offerings';
import { planSeparator } from '../../content/contact.ts';
import { isProject } from '../../content/offerings/offering.ts';
import { showChosenPlan } from '../../submission/chosen-plan.ts';
import { keepText, takeKeptText } from '../../submission/kept-text.ts';

/** What a visitor chose on an offering's page; kept in the tab. */
interface KeptPlan {
  isAnnual?: boolean;
  /** Names of the chosen modules, by the name of their plan. */
  modules?: Readonly<Record<string, readonly string[]>>;
}

const keyOf = (offering: OfferingId) => `plan:${offering}`;

/** Returns what the visitor chose on an offering's page; empty without storage. */
export function readPlan(offering: OfferingId): KeptPlan {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(offering)) ?? '{}') as KeptPlan | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps a change of what the visitor chose on an offering's page. */
export function keepPlan(offering: OfferingId, change: KeptPlan) {
  try {
    sessionStorage.setItem(keyOf(offering), JSON.stringify({ ...readPlan(offering), ...change }));
  } catch {
    // Without storage, the choice stays on its page.
  }
}

/**
 * Passes the offering and what the visitor chose of it to the contact form, besides text that is kept for it: the plan
 * whose button was pressed, otherwise all plans with chosen modules.
 */
export function carryPlan(offering: OfferingId, planName?: string) {
  const { isAnnual = false, modules = {} } = readPlan(offering);
  const withModules = (name: string) =>
    modules[name]?.length ? `${name}: ${modules[name].join(', ')}` : name;
  const named =
    planName === undefined ? Object.keys(modules).filter((name) => modules[name]?.length) : [planName];
  const hasBilling = !isProject(offering) && (named.length > 0 || isAnnual);
  const billing = isAnnual ? 'annual billing' : 'monthly billing';
  const chosen = [...named.map(withModules), ...(hasBilling ? [billing] : [])].join('; ');
  const plan = [offeringTitles[offering], chosen].filter(Boolean).join(planSeparator);
  const held = takeKeptText('contact');
  keepText('contact', { ...held, values: { ...held?.values, plan } });
  showChosenPlan(plan);
}
