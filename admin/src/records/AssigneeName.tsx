import { useStrings } from '../language/use-strings.ts';
import { useListAssigneesQuery } from './assignees-api.ts';
import { recordStrings } from './record-strings.ts';

/** Renders the name of an account that a record is assigned to; '-' without one. */
export function AssigneeName({ id }: { id: number | null }) {
  const strings = useStrings(recordStrings);
  const { data = [], isSuccess } = useListAssigneesQuery(undefined, { skip: id === null });
  if (id === null) return '-';
  const assignee = data.find((known) => known.id === id);
  if (!assignee) return isSuccess ? strings.deletedAccount : '…';
  return <bdi>{assignee.isDisabled ? strings.disabledAccount(assignee.username) : assignee.username}</bdi>;
}
