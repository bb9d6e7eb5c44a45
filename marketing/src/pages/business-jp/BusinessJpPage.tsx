import { Button } from '@suite/ui/Button';
import { useState } from 'react';
import { businessJp } from '../../content/business-jp.ts';
import { LazyLeadDialog } from '../../features/lead/LazyLeadDialog.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { LaidOutLater } from '../../features/page/LaidOutLater.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { WithoutScript } from '../../submission/WithoutScript.tsx';
import { Benefits } from './Benefits.tsx';
import { Resources } from './Resources.tsx';
import { Services } from './Services.tsx';

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
            <Picture src={offeringPictures.erp} alt={hero.pictureAlt} isFirst />
          </PicturePanel>
        }
      >
        <WithoutScript text={hero.withoutScript} language="ja" />
        <LazyLeadDialog isOpen={isOpen} onOpenChange={setOpen} language="ja" />
      </PageHero>
      <Resources />
      {/* On a phone, laying out Japanese text takes twice as long as English. */}
      <LaidOutLater $heights={[56, 38, 39]}>
        <Benefits />
      </LaidOutLater>
      <LaidOutLater $heights={[190, 105, 80]}>
        <Services />
      </LaidOutLater>
      <CallToAction title={closing.title} lead={closing.lead}>
        {closing.action ? <ActionLink action={closing.action} $size="large" /> : callback}
      </CallToAction>
    </>
  );
}
