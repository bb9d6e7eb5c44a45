import { ButtonLink } from '@suite/ui/Button';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import network from '../../../pictures/network.svg';
import { partner } from '../../content/partner.ts';
import { AsideColumns } from '../../features/page/AsideColumns.tsx';
import { FeatureGrid } from '../../features/page/FeatureGrid.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture } from '../../features/page/Picture.tsx';
import { Proof } from '../../features/page/Proof.tsx';
import { Steps } from '../../features/page/Steps.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { FormPanel } from '../../submission/FormPanel.tsx';
import { createLazyForm } from '../../submission/lazy-form.ts';

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
        picture={<Network src={network} alt={hero.pictureAlt} width={560} height={438} isFirst />}
        actions={
          <ButtonLink href="#apply" $size="large">
            {form.title}
          </ButtonLink>
        }
      />
      <TitledSection $tone="surface" title={benefitsTitle}>
        <FeatureGrid items={benefits} />
      </TitledSection>
      <Section id="apply">
        <AsideColumns>
          <Invitation data-scheme="dark">
            <div>
              <Heading>{form.title}</Heading>
              <Lead>{form.lead}</Lead>
            </div>
            <Steps items={form.steps} />
            <Proof />
          </Invitation>
          <FormPanel title={form.panelTitle} form={partnerForm} />
        </AsideColumns>
      </Section>
    </>
  );
}

const Network = styled(Picture)`
  margin-inline: auto;
  /* The drawing contains its own dark colours. */
  filter: none;
`;

/** Stays in sight beside the longer form. */
const Invitation = styled.div`
  &&& {
    display: grid;
    align-self: start;
    gap: ${token('space', 6)};
    padding: min(clamp(1.5rem, 0.25rem + 3vw, 3rem), 10vw);
    border-radius: ${token('radius', 'large')};
  }

  ${media.large} {
    position: sticky;
    top: calc(${token('size', 'header')} + ${token('space', 5)});
  }

  p {
    margin-top: ${token('space', 3)};
  }

  li p {
    margin-top: 0;
    color: ${token('color', 'text')};
    font-size: ${token('type', 'lead')};
    line-height: ${token('leading', 'snug')};
  }
`;
