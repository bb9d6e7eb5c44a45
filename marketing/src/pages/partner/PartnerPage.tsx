import { ButtonLink } from '@suite/ui/Button';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { partner } from '../../content/partner.ts';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Proof } from '../../features/page/Proof.tsx';
import { FormPanel } from '../../submission/FormPanel.tsx';
import { createLazyForm } from '../../submission/lazy-form.ts';
import { Benefits } from './Benefits.tsx';
import { NetworkSurface } from './NetworkSurface.tsx';

const partnerForm = createLazyForm('partner', async () => {
  const module = await import(
    /* webpackChunkName: "partner-form" */ '../../features/partner/PartnerForm.tsx'
  );
  return { default: module.PartnerForm };
});

/** Renders the partner programme with its application form. */
export function PartnerPage() {
  const { hero, form } = partner;
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
      <Benefits />
      <Section id="apply">
        <AsideColumns>
          <TextBlock>
            <Heading>{form.title}</Heading>
            <Lead>{form.lead}</Lead>
            <ol>
              {form.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </TextBlock>
          <div>
            <FormPanel title={form.panelTitle} form={partnerForm} />
            <Proof />
          </div>
        </AsideColumns>
      </Section>
    </>
  );
}

const TextBlock = styled(Aside)`
  ol {
    display: grid;
    gap: ${token('space', 4)};
    margin-top: ${token('space', 4)};
    counter-reset: step;
  }

  li {
    display: grid;
    grid-template-columns: 2.25rem 1fr;
    gap: ${token('space', 3)};
    align-items: center;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    height: 2.25rem;
    border-radius: ${token('radius', 'round')};
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'sapphireText')};
    font-weight: ${token('weight', 'bold')};
  }
`;
