import { Button } from '@suite/ui/Button';
import { useState } from 'react';
import { businessJp } from '../../content/business-jp.ts';
import { LazyLeadDialog } from '../../features/lead/LazyLeadDialog.tsx';
import { japaneseLeadWords } from '../../features/lead/lead-words.ja.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { Benefits } from './Benefits.tsx';
import { Resources } from './Resources.tsx';
import { Services } from './Services.tsx';

/** The Japanese landing page (spec section 2); the lead dialog opens on request only. */
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
      />
      <Resources />
      <Benefits />
      <Services />
      <CallToAction title={closing.title} lead={closing.lead}>
        {closing.action ? <ActionLink action={closing.action} $size="large" /> : callback}
      </CallToAction>
      <LazyLeadDialog isOpen={isOpen} onOpenChange={setOpen} words={japaneseLeadWords} />
    </>
  );
}
