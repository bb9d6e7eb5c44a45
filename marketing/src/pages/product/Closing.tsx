import type { OfferingId } from '@suite/contracts/offerings';
import { actions } from '../../content/actions.ts';
import { isProject } from '../../content/is-project.ts';
import { productStrings } from '../../content/product-strings.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { carryPlan } from '../../features/pricing/kept-plan.ts';

/** Renders the last section of an offering's page, with buttons to book a conversation or to get started. */
export function Closing({ offering }: { offering: OfferingId }) {
  const { title, lead } = productStrings.closing[isProject(offering) ? 'project' : 'product'];
  return (
    <CallToAction title={title} lead={lead} offering={offering}>
      <ActionLink action={actions.sparkConversation} $size="large" />
      <ActionLink
        action={isProject(offering) ? actions.startProject : actions.getStarted}
        $variant="secondary"
        $size="large"
        onLeave={() => carryPlan(offering)}
      />
    </CallToAction>
  );
}
