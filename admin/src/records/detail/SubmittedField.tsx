import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { RecordField } from '../record-config.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import { CopyButton } from './CopyButton.tsx';

interface SubmittedFieldProps {
  title: string;
  text: string;
  searchedAs: RecordField['searchedAs'];
}

/** Renders a submitted value with a copy button. */
export function SubmittedField({ title, text, searchedAs }: SubmittedFieldProps) {
  return (
    <Field>
      <dt>{title}</dt>
      <dd>
        <bdi>{searchedAs ? <Highlighted text={text} as={searchedAs} /> : text}</bdi>
        <CopyButton title={title} text={text} />
      </dd>
    </Field>
  );
}

const Field = styled.div`
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space', 2)};
  }

  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
