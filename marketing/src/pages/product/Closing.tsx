import type { OfferingId } from '@suite/contracts/offerings';
import { actions } from '../../content/actions.ts';
import { isProject } from '../../content/offerings/offering.ts';
import { productStrings } from '../../content/product-strings.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { carryPlan } from '../../features/pricing/kept-plan.ts';

/** Renders the last section of an offering's page, with buttons to get started or to book a conversation. */
export function Closing({ offering }: { offering: OfferingId }) {
  const { title, lead } = productStrings.closing[isProject(offering) ? 'project' : 'product'];
  return (
    <CallToAction title={title} lead={lead} offering={offering}>
      <ActionLink
        action={isProject(offering) ? actions.startProject : actions.getStarted}
        $size="large"
        onLeave={() => carryPlan(offering)}
      />
      <ActionLink action={actions.sparkConversation} $variant="secondary" $size="large" />
    </CallToAction>
  );
}
