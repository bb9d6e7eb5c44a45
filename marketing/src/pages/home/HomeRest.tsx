import { actions } from '../../content/actions.ts';
import { homeClosing } from '../../content/home.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { LaidOutLater } from '../../features/page/LaidOutLater.tsx';
import { Highlights } from './Highlights.tsx';
import { OfferingCards } from './OfferingCards.tsx';
import { TrustedClients } from './TrustedClients.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Renders the sections below the hero. */
export function HomeRest() {
  return (
    <>
      <LaidOutLater $heights={[225, 128, 96]}>
        <OfferingCards />
      </LaidOutLater>
      <LaidOutLater $heights={[118, 68, 66]}>
        <Highlights />
      </LaidOutLater>
      <LaidOutLater $heights={[112, 121, 92]}>
        <WhyChoose />
      </LaidOutLater>
      <LaidOutLater $heights={[55, 40, 38]}>
        <TrustedClients />
      </LaidOutLater>
      <LaidOutLater $heights={[32, 33, 35]}>
        <CallToAction title={homeClosing.title} lead={homeClosing.lead}>
          <ActionLink action={actions.chooseTime} $size="large" />
          <ActionLink action={actions.write} $size="large" $variant="secondary" />
        </CallToAction>
      </LaidOutLater>
    </>
  );
}
