import { useAssigneeName } from './use-assignee-name.ts';

/** Renders the name of an account that a record is assigned to; '-' without one. */
export function AssigneeName({ id }: { id: number | null }) {
  const name = useAssigneeName(id);
  return id === null ? '-' : <bdi>{name}</bdi>;
}
