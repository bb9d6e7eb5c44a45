import { Button } from '@suite/ui/Button';
import { useState } from 'react';
import { businessJp } from '../../content/business-jp.ts';
import { LazyLeadDialog } from '../../features/lead/LazyLeadDialog.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { OfferingRows } from '../../features/page/OfferingRows.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { WithoutScript } from '../../submission/WithoutScript.tsx';
import { Benefits } from './Benefits.tsx';
import { japanesePictures } from './japanese-pictures.ts';
import { Resources } from './Resources.tsx';

/** Renders the Japanese landing page, where the lead dialog opens only on request. */
export function BusinessJpPage() {
  const [isOpen, setOpen] = useState(false);
  const { hero, closing } = businessJp;
  const callback = (
    <Button $variant="secondary" $size="large" onClick={() => setOpen(true)}>
      {hero.callback}
    </Button>
  );
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ActionLink action={hero.enquiry} $size="large" />
            {callback}
          </>
        }
        picture={
          <PicturePanel $offering="erp">
            <Picture src={japanesePictures.erp} alt={hero.pictureAlt} isFirst />
          </PicturePanel>
        }
      >
        {hero.languages && <p>{hero.languages}</p>}
        <WithoutScript text={hero.withoutScript} language="ja" />
        <LazyLeadDialog isOpen={isOpen} onOpenChange={setOpen} language="ja" />
      </PageHero>
      <Resources />
      <Benefits />
      <Services />
      <CallToAction title={closing.title} lead={closing.lead}>
        {closing.action ? <ActionLink action={closing.action} $size="large" /> : callback}
      </CallToAction>
    </>
  );
}

/** Renders the six offerings, each linked to its English page. */
function Services() {
  const { title, lead, prices, action, items } = businessJp.services;
  return (
    <TitledSection $isBeforeSame title={title} lead={lead + prices}>
      <OfferingRows items={items} pictures={japanesePictures} action={action} hrefLang="en" />
    </TitledSection>
  );
}
