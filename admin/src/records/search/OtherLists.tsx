import { type Form, forms } from '@suite/contracts/forms/forms';
import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../language/format-number.ts';
import { useLanguage } from '../../language/use-strings.ts';
import { addressOfView } from '../record-address.ts';
import { useCountUpToQuery } from '../records-api.ts';
import { useGivenUpSearch } from '../use-given-up-search.ts';

interface OtherListsProps extends Pick<ComponentProps<typeof Link>, 'target'> {
  /** Text before the links: 'Also in'. */
  label: string;
  q: string;
  /** The kind whose list is open, which is left out. */
  except?: Form['kind'];
  /** Content before the label. */
  children?: ReactNode;
}

/** Renders links to the lists in whose inbox a search finds something, with the number. */
export function OtherLists({ label, q, except, target, children }: OtherListsProps) {
  return (
    <Line role="status" data-label={label}>
      {children}
      {forms
        .filter(({ kind }) => kind !== except)
        .map((form) => (
          <Found key={form.kind} form={form} q={q} target={target} />
        ))}
    </Line>
  );
}

function Found({ form: { kind, texts }, q, target }: { form: Form } & Pick<OtherListsProps, 'q' | 'target'>) {
  const language = useLanguage();
  const asked = { kind, filter: { folder: 'inbox' as const, q } };
  const { currentData } = useCountUpToQuery(asked);
  useGivenUpSearch('countUpTo', asked);
  if (!currentData?.count) return null;
  return (
    <Link to={addressOfView(kind, { q })} target={target}>
      {texts[language].title} ({formatNumber(currentData.count)}
      {currentData.isMinimum && '+'})
    </Link>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};

  &:empty {
    display: none;
  }

  &:has(a)::before {
    content: attr(data-label);
  }

  > span {
    order: -1;
  }

  a {
    min-height: 24px;
    line-height: 24px;
  }
`;
