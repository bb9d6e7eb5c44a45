import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { faq } from '../../content/faq.ts';
import { Questions } from '../../features/faq/Questions.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';

/** Renders the FAQ page. */
export function FaqPage() {
  const { title, lead, listTitle, more, items, closing } = faq;
  return (
    <>
      <Top $isBeforeSame>
        <AsideColumns>
          <Aside>
            <Heading as="h1" $size="display">
              {title}
            </Heading>
            <Lead>{lead}</Lead>
            <TextLink as={Link} to="/exclusive#questions">
              {more}
            </TextLink>
          </Aside>
          <Answers>
            <Heading $size="title">{listTitle}</Heading>
            <Questions items={items} isFirstOpen />
          </Answers>
        </AsideColumns>
      </Top>
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
        <ActionLink action={actions.write} $variant="secondary" $size="large" />
      </CallToAction>
    </>
  );
}

/** As far below the header as the first section of other pages. */
const Top = styled(Section)`
  && {
    padding-top: ${token('space', 'top')};
  }

  /* In two lines beside the answers. */
  h1 {
    font-size: clamp(2.375rem, 1rem + 2.4vw, 3.5rem);
  }
`;

const Answers = styled(Card)`
  padding-bottom: 0;
  box-shadow: ${token('shadow', 'floating')};

  h2 {
    margin-bottom: ${token('space', 3)};
  }

  details:last-child {
    border-bottom: 0;
  }

  ${media.medium} {
    && {
      padding: ${token('space', 6)} ${token('space', 6)} ${token('space', 3)};
    }
  }
`;
