import { Link } from '@suite/host/router';
import { Section } from '@suite/ui/Section';
import { TextLink } from '@suite/ui/TextLink';
import { actions } from '../../content/actions.ts';
import { faq } from '../../content/faq.ts';
import { Questions } from '../../features/faq/Questions.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Renders the FAQ page. */
export function FaqPage() {
  const { title, lead, listTitle, more, items, closing } = faq;
  return (
    <>
      <PageHero title={title} lead={lead} />
      <Section $tone="surface">
        <AsideColumns>
          <Aside>
            <SectionHeader title={listTitle} />
            <TextLink as={Link} to="/exclusive#questions">
              {more}
            </TextLink>
          </Aside>
          <Questions items={items} isFirstOpen />
        </AsideColumns>
      </Section>
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
        <ActionLink action={actions.write} $variant="secondary" $size="large" />
      </CallToAction>
    </>
  );
}
