import type { ListView, RecordKind, SavedView } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { DropdownMenuItem, DropdownMenuSeparator } from '@suite/ui/DropdownMenu';
import { token } from '@suite/ui/theme';
import { Check, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { addressOfView } from '../record-address.ts';
import { filterOfView, type ViewTimes } from '../record-view.ts';
import { ViewCount } from '../ViewCount.tsx';
import { useListSavedViewsQuery } from './saved-views-api.ts';
import { savedViewsStrings } from './saved-views-strings.ts';

interface ViewItemsProps {
  kind: RecordKind;
  /** What the list shows now. */
  current: ListView;
  times: ViewTimes;
  onSave(): void;
  onRename(view: SavedView): void;
  onDelete(view: SavedView): void;
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 };

/** Renders the entries of the menu: the saved views, and what can be done with the one that the list shows. */
export function ViewItems({ kind, current, times, ...props }: ViewItemsProps) {
  const strings = useStrings(savedViewsStrings);
  const {
    data = [],
    isError,
    refetch,
  } = useListSavedViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const address = addressOfView(kind, current);
  const isCurrent = ({ view }: { view: ListView }) => addressOfView(kind, view) === address;
  const saved = data.filter((view) => view.kind === kind);
  const open = saved.find(isCurrent);
  const item = ({ name, view }: SavedView) => (
    <DropdownMenuItem key={name} asChild>
      <ViewLink as={Link} to={addressOfView(kind, view)} aria-current={isCurrent({ view }) || undefined}>
        <Mark>{isCurrent({ view }) && <Check aria-hidden size={16} strokeWidth={2} />}</Mark>
        <bdi>{name}</bdi>
        {/* Counting what a search finds costs as much as the search. */}
        {!view.q && <ViewCount kind={kind} filter={filterOfView(view, times)} />}
      </ViewLink>
    </DropdownMenuItem>
  );
  return (
    <>
      {saved.map(item)}
      {saved.length > 0 && <DropdownMenuSeparator />}
      {isError && data.length === 0 && (
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault();
            refetch();
          }}
        >
          <RefreshCw {...icon} />
          {strings.failed}
        </DropdownMenuItem>
      )}
      {!open && (
        <DropdownMenuItem onSelect={props.onSave}>
          <Plus {...icon} />
          {strings.save}
        </DropdownMenuItem>
      )}
      {open && (
        <>
          <DropdownMenuItem onSelect={() => props.onRename(open)}>
            <Pencil {...icon} />
            {strings.rename}
          </DropdownMenuItem>
          <DropdownMenuItem $isDanger onSelect={() => props.onDelete(open)}>
            <Trash2 {...icon} />
            {strings.delete}
          </DropdownMenuItem>
        </>
      )}
    </>
  );
}

/* Looks like the other entries of the menu, not like a link. */
const ViewLink = styled.a<{ to: string }>`
  && {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  &[aria-current] {
    font-weight: ${token('weight', 'semibold')};
  }
`;

const Mark = styled.span`
  flex: none;
  width: 16px;
`;
