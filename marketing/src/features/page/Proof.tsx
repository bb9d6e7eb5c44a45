import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import { ifGiven } from '../../content/facts.ts';

const { certification, claims } = site;

const deployments: Partial<Record<OfferingId, string[]>> = {
  erp: ifGiven(claims.erpDeployments, (count) => `${count} ERP deployments`),
  property: ifGiven(claims.hotelDeployments, (count) => `${count} hotel deployments`),
};

const customers = ifGiven(claims.customers, (count) => `${count} worldwide customers`);

/** Renders the company's certification and deployments in one row, for a form or the plans of an offering. */
export function Proof({ offering }: { offering?: OfferingId }) {
  const facts = [
    ...ifGiven(certification, (name) => `${name} certification`),
    ...((offering && deployments[offering]) ?? customers),
    ...ifGiven(claims.support, (hours) => `${hours} support center`),
  ];
  if (facts.length === 0) return null;
  return (
    <Facts aria-label="About us">
      {facts.map((fact) => (
        <li key={fact}>
          <BadgeCheck aria-hidden size={18} strokeWidth={1.75} />
          {fact}
        </li>
      ))}
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  margin-top: ${token('space', 4)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  svg {
    flex: none;
    color: ${token('color', 'lagoonText')};
  }
`;
