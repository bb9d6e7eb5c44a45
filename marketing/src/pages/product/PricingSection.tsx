import type { OfferingId } from '@suite/contracts/offerings';
import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { isProject, type Offering } from '../../content/offerings/offering.ts';
import { pricesOnRequest } from '../../content/pricing.ts';
import { productStrings } from '../../content/product-strings.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { Proof } from '../../features/page/Proof.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { BillingSwitch } from '../../features/pricing/BillingSwitch.tsx';
import { carryPlan } from '../../features/pricing/kept-plan.ts';
import { PricingTiers } from '../../features/pricing/PricingTiers.tsx';

interface PricingSectionProps {
  offering: Offering;
  lead?: string;
  /** Content of each tier, below its name and size. */
  contents: ReactNode[];
  /** Text below the billing switch, if not the usual one. */
  note?: string;
}

const lastTier = 2;

/** Returns the action of a tier. The largest plan links to an agent's calendar, if one is configured. */
function tierAction(offering: OfferingId, index: number) {
  if (isProject(offering)) return actions.getStarted;
  return index === lastTier ? (actions.speakToAgent ?? actions.getStarted) : actions.activate;
}

/** Renders the tiers of an offering: products have the billing switch, projects have packages. */
export function PricingSection({ offering, lead, contents, note = pricesOnRequest }: PricingSectionProps) {
  const { title, hasBillingSwitch, tiers } = offering.pricing;
  const words = isProject(offering.id) ? productStrings.projectLead : productStrings.pricingLead;
  return (
    <Section $tone="surface">
      <Container>
        <Top>
          <SectionHeader title={title} lead={lead ?? words} />
          {hasBillingSwitch && (
            <Billing>
              <BillingSwitch offering={offering.id} />
              <p>{note}</p>
            </Billing>
          )}
        </Top>
        <PricingTiers
          tiers={tiers.map((tier, index) => ({
            ...tier,
            children: contents[index],
            action: (
              <ActionLink
                action={tierAction(offering.id, index)}
                $variant={index === 1 ? 'primary' : 'secondary'}
                onLeave={() => carryPlan(offering.id, tier.name)}
              />
            ),
          }))}
        />
        <Proof offering={offering.id} />
      </Container>
    </Section>
  );
}

/** The billing switch is at the end of the header's last line on a wide screen, below it on others. */
const Top = styled.div`
  break-after: avoid;

  ${media.large} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${token('space', 7)};
  }
`;

const Billing = styled.div`
  margin-bottom: ${token('space', 5)};

  p {
    margin-top: ${token('space', 2)};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    text-wrap: balance;
  }

  ${media.large} {
    max-width: 24rem;
    margin-bottom: ${token('space', 7)};
    text-align: end;
  }
`;
