import { Link } from '@suite/host/router';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { faq } from '../../content/faq.ts';
import { Questions } from '../../features/faq/Questions.tsx';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { ActionRow } from '../../features/page/ActionRow.tsx';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';

/** Renders the FAQ page. */
export function FaqPage() {
  return (
    <Wrapper>
      <Columns>
        <Aside>
          <Heading as="h1" $size="display">
            {faq.title}
          </Heading>
          <Lead>{faq.lead}</Lead>
        </Aside>
        <div>
          <h2>{faq.listTitle}</h2>
          <Questions items={faq.items} isFirstOpen />
          <End>
            <ActionLink action={actions.write} />
            <TextLink as={Link} to="/exclusive#questions">
              {faq.more}
            </TextLink>
          </End>
        </div>
      </Columns>
    </Wrapper>
  );
}

const Wrapper = styled.section`
  padding-block: ${token('space', 'top')} ${token('space', 'section')};
`;

const Columns = styled(AsideColumns)`
  h2 {
    margin-bottom: ${token('space', 4)};
    font-size: ${token('type', 'title')};
  }
`;

const End = styled(ActionRow)`
  margin-top: ${token('space', 6)};
  column-gap: ${token('space', 5)};
`;
