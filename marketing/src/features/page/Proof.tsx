import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import { proofOf } from '../../content/proof.ts';

/** Renders the company's certification and deployments in one row, for a form or the plans of an offering. */
export function Proof({ offering }: { offering?: OfferingId }) {
  const facts = proofOf(offering);
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
