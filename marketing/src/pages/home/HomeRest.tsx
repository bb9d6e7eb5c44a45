import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { homeClosing, reasons } from '../../content/home.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { Highlights } from './Highlights.tsx';
import { OfferingCards } from './OfferingCards.tsx';
import { OverviewVideo } from './OverviewVideo.tsx';
import { Tour } from './Tour.tsx';
import { TrustedClients } from './TrustedClients.tsx';

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

/** Renders 'Why choose the suite': the overview, and the reasons below it. */
function WhyChoose() {
  return (
    <TitledSection data-scheme="dark" title={reasons.title} lead={reasons.lead}>
      {site.video ? <OverviewVideo url={site.video.url} /> : <Tour />}
      <Reasons>
        <FeatureGrid items={reasons.items} />
      </Reasons>
    </TitledSection>
  );
}

const Reasons = styled.div`
  margin-top: ${token('space', 'section')};
`;
