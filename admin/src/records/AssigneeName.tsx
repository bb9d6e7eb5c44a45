import type { Assignee } from '@suite/contracts/records';
import { useStrings } from '../language/use-strings.ts';
import { useListAssigneesQuery } from './assignees-api.ts';
import { type RecordStrings, recordStrings } from './record-strings.ts';

/** Returns an account's name, with a note if it is disabled. */
export const describeAssignee = ({ username, isDisabled }: Assignee, strings: RecordStrings) =>
  isDisabled ? strings.disabledAccount(username) : username;

/** Returns the name of an account that records are assigned to; '…' until it is known, '' without an id. */
export function useAssigneeName(id: number | null): string {
  const strings = useStrings(recordStrings);
  const { data = [], isSuccess } = useListAssigneesQuery(undefined, { skip: id === null });
  if (id === null) return '';
  const assignee = data.find((known) => known.id === id);
  if (assignee) return describeAssignee(assignee, strings);
  return isSuccess ? strings.deletedAccount : '…';
}

/** Renders the name of an account that a record is assigned to; '-' without one. */
export function AssigneeName({ id }: { id: number | null }) {
  const name = useAssigneeName(id);
  return id === null ? '-' : <bdi>{name}</bdi>;
}
