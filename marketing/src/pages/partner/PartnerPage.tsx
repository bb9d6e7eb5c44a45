import { ButtonLink } from '@suite/ui/Button';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { partner } from '../../content/partner.ts';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { FeatureSheet } from '../../features/page/FeatureSheet.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Proof } from '../../features/page/Proof.tsx';
import { Steps } from '../../features/page/Steps.tsx';
import { FormPanel } from '../../submission/FormPanel.tsx';
import { createLazyForm } from '../../submission/lazy-form.ts';

import { NetworkSurface } from './NetworkSurface.tsx';

const partnerForm = createLazyForm('partner', async () => {
  const module = await import(
    /* webpackChunkName: "partner-form" */ '../../features/partner/PartnerForm.tsx'
  );
  return { default: module.PartnerForm };
});

/** Renders the partner programme with its application form. */
export function PartnerPage() {
  const { hero, benefitsTitle, benefits, form } = partner;
  return (
    <>
      <PageHero
        {...hero}
        picture={<NetworkSurface />}
        actions={
          <ButtonLink href="#apply" $size="large">
            {form.title}
          </ButtonLink>
        }
      />
      <FeatureSheet features={{ title: benefitsTitle, items: benefits }} />
      <Section id="apply">
        <AsideColumns>
          <Aside>
            <Heading>{form.title}</Heading>
            <Lead>{form.lead}</Lead>
            <Steps items={form.steps} />
          </Aside>
          <div>
            <FormPanel title={form.panelTitle} form={partnerForm} />
            <Proof />
          </div>
        </AsideColumns>
      </Section>
    </>
  );
}
