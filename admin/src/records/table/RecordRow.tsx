import type { ListedRecord } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { telephoneUrl } from '@suite/site/telephone-url';
import { token } from '@suite/ui/theme';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
import { phone, useMedia } from '../../screen/use-media.ts';
import { RecordChips } from './RecordChips.tsx';
import type { ShownColumn } from './shown-columns.ts';
import { tableStrings } from './table-strings.ts';

interface RecordRowProps {
  columns: readonly ShownColumn[];
  record: ListedRecord;
  /** Address that opens the record. */
  to: { search: string };
  isOpen: boolean;
  isSelected: boolean;
  onSelect(isOn: boolean, isRange: boolean): void;
  /** Content of the action cell, for users who may act on records. */
  actions: ReactNode;
}

/** Renders one record as a row: checkbox, columns and actions. The first column links to the record. */
export function RecordRow(props: RecordRowProps) {
  const { record, to, isSelected, actions } = props;
  const strings = useStrings(tableStrings);
  const isPhone = useMedia(phone);
  const columns = isPhone ? props.columns.filter(({ onPhone }) => onPhone !== 'hidden') : props.columns;
  return (
    <tr data-record={record.id} data-open={props.isOpen || undefined} aria-selected={isSelected || undefined}>
      <td data-cell="select">
        <RowCheckbox label={strings.select(record.name)} checked={isSelected} onSelect={props.onSelect} />
      </td>
      {columns.map(({ id, onPhone, render }, index) => (
        <td key={id} data-cell={index === 0 ? 'name' : onPhone}>
          {index === 0 ? (
            <NameCell>
              <RecordLink as={Link} to={to} data-unread={!record.isRead || undefined}>
                {render(record)}
              </RecordLink>
              <RecordChips record={record} isShown={(name) => columns.some((column) => column.id === name)} />
            </NameCell>
          ) : isPhone && onPhone === 'contact' && record.phoneNumber ? (
            <CallLink href={telephoneUrl(record.phoneNumber)}>
              <Phone aria-hidden size={16} strokeWidth={1.75} />
              {render(record)}
            </CallLink>
          ) : (
            render(record)
          )}
        </td>
      ))}
      {actions && <td data-cell="actions">{actions}</td>}
    </tr>
  );
}

const NameCell = styled.span`
  display: flex;
  container-type: inline-size;
  align-items: center;
  gap: ${token('space', 2)};

  /* A name keeps some letters beside the chips, which don't shrink by a fraction of a pixel before it does. */
  > a {
    flex-shrink: 1000000;
    min-width: 4rem;
  }

  @media (width < 40rem) {
    gap: ${token('space', 1)};
    justify-content: space-between;
  }

  /* Two lines, as the time has. */
  @media (40rem <= width < 64rem) {
    flex-direction: column;
    gap: 0;
    align-items: start;
    padding-block: 2px;

    > a {
      display: -webkit-box;
      max-width: 100%;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }

  @media (width < 22.5rem) {
    flex-wrap: wrap;
    row-gap: 0;
  }
`;

/* A target of 44 px, in which the number keeps its place in the row. */
const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  max-width: 100%;
  min-height: ${token('size', 'target')};
  font-weight: ${token('weight', 'semibold')};
  text-decoration: none;

  > svg {
    flex: none;
  }
`;

/** Link with a row's name that opens the record; bold with a dot in front if it is unread. */
const RecordLink = styled.a`
  display: block;
  overflow: hidden;
  /* A target of 24 px, in rows of the same height, whose focus frame does not touch the dot. */
  margin: -0.15rem 0 -0.15rem -6px;
  /* Further lines of a long name start where the first one does, after the dot. */
  padding: 0.15rem 0 0.15rem 21px;
  text-indent: -15px;
  color: ${token('color', 'ink')};
  font-weight: ${token('weight', 'medium')};
  text-decoration: none;
  text-overflow: ellipsis;

  &:focus-visible {
    border-radius: 4px;
    outline-offset: -2px;
  }

  &[data-unread] {
    font-weight: ${token('weight', 'bold')};
  }

  &::before {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-right: ${token('space', 2)};
    border-radius: 50%;
    content: '';
    vertical-align: 1px;
  }

  &[data-unread]::before {
    background: ${token('color', 'sapphireText')};
  }
`;
