import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { ifGiven } from './facts.ts';

const { certification, claims } = site;

const deployments: Partial<Record<OfferingId, string[]>> = {
  erp: ifGiven(claims.erpDeployments, (count) => `${count} ERP deployments`),
  property: ifGiven(claims.hotelDeployments, (count) => `${count} hotel deployments`),
};

const customers = ifGiven(claims.customers, (count) => `${count} worldwide customers`);

/** Returns the company's facts that stand beside a form or the plans of an offering. */
export const proofOf = (offering?: OfferingId): string[] => [
  ...ifGiven(certification, (name) => `${name} certification`),
  ...((offering && deployments[offering]) ?? customers),
  ...ifGiven(claims.support, (hours) => `${hours} support center`),
];
