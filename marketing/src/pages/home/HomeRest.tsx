import { actions } from '../../content/actions.ts';
import { homeClosing } from '../../content/home.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { Highlights } from './Highlights.tsx';
import { OfferingCards } from './OfferingCards.tsx';
import { TrustedClients } from './TrustedClients.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Renders the sections below the hero. */
export function HomeRest() {
  return (
    <>
      <OfferingCards />
      <Highlights />
      <WhyChoose />
      <TrustedClients />
      <CallToAction title={homeClosing.title} lead={homeClosing.lead}>
        <ActionLink action={actions.chooseTime} $size="large" />
        <ActionLink action={actions.write} $size="large" $variant="secondary" />
      </CallToAction>
    </>
  );
}
