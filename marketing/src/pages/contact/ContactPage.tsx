import { Container } from '@suite/ui/Container';
import { Eyebrow } from '@suite/ui/Eyebrow';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { contact, heroOfChoice } from '../../content/contact.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { Proof } from '../../features/page/Proof.tsx';
import { useChosenPlan } from '../../submission/chosen-plan.ts';
import { FormPanel } from '../../submission/FormPanel.tsx';
import { createLazyForm } from '../../submission/lazy-form.ts';
import { Offices } from './Offices.tsx';

const contactForm = createLazyForm('contact', async () => {
  const module = await import(
    /* webpackChunkName: "contact-form" */ '../../features/contact/ContactForm.tsx'
  );
  return { default: module.ContactForm };
});

/** Renders the Contact page with the message form and the company's other contact details. */
export function ContactPage() {
  const { formTitle, calendarPrompt } = contact;
  const hero = { ...contact.hero, ...heroOfChoice(useChosenPlan()) };
  return (
    <Wrapper>
      <Columns>
        <TextBlock>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Heading as="h1" $size="display">
            {hero.title}
          </Heading>
          <Lead>{hero.lead}</Lead>
          {actions.talkToExpert && (
            <Calendar>
              <p>{calendarPrompt}</p>
              <ActionLink action={actions.talkToExpert} $variant="secondary" />
            </Calendar>
          )}
        </TextBlock>
        <Form>
          <FormPanel title={formTitle} form={contactForm} />
          <Proof />
        </Form>
        <Offices />
      </Columns>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  padding-block: ${token('space', 'top')} ${token('space', 'section')};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${token('space', 7)};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${token('space', 5)};

    & > :not(:nth-child(2)) {
      padding-right: ${token('space', 5)};
    }
  }
`;

const TextBlock = styled.header`
  display: grid;
  align-content: start;
  gap: ${token('space', 4)};
`;

const Calendar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 3)};
  margin-top: ${token('space', 2)};

  /* Its button is not printed. */
  @media print {
    display: none;
  }
`;

const Form = styled.div`
  ${media.large} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
