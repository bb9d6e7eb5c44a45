import { auditKinds } from '@suite/contracts/audit';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { DayInput } from '../../list/DayInput.tsx';
import { FilterField, FilterRow, FilterSelect } from '../../list/filter-fields.ts';
import { listStrings } from '../../list/list-strings.ts';
import { useListAssigneesQuery } from '../../records/assignees-api.ts';
import { auditStrings } from './audit-strings.ts';
import type { AuditView } from './audit-view.ts';

interface AuditFilterBarProps {
  view: AuditView;
  onChange(changes: Partial<AuditView>): void;
}

const noFilters: AuditView = { administrator: '', kind: '', from: '', to: '' };

/** Renders the filters of the audit log. */
export function AuditFilterBar({ view, onChange }: AuditFilterBarProps) {
  const strings = useStrings(auditStrings);
  const { clearFilters } = useStrings(listStrings);
  const { data: accounts = [] } = useListAssigneesQuery();
  const kinds = [...auditKinds].sort((a, b) => strings.kinds[a].localeCompare(strings.kinds[b]));
  return (
    <Bar role="group" aria-label={strings.filters.label}>
      <FilterField>
        {strings.columns.who}
        <FilterSelect
          value={view.administrator}
          onChange={({ target }) => onChange({ administrator: target.value })}
        >
          <option value="">{strings.filters.anyone}</option>
          {accounts.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
          <option value="0">{strings.filters.noAccount}</option>
        </FilterSelect>
      </FilterField>
      <FilterField>
        {strings.columns.kind}
        <FilterSelect
          value={view.kind}
          onChange={({ target }) =>
            onChange({ kind: auditKinds.find((kind) => kind === target.value) ?? '' })
          }
        >
          <option value="">{strings.filters.anything}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {strings.kinds[kind]}
            </option>
          ))}
        </FilterSelect>
      </FilterField>
      {(['from', 'to'] as const).map((name) => (
        <FilterField key={name}>
          {strings.filters[name]}
          <DayInput value={view[name]} onValue={(day) => onChange({ [name]: day })} />
        </FilterField>
      ))}
      {Object.values(view).some(Boolean) && (
        <Button $variant="ghost" $size="small" onClick={() => onChange(noFilters)}>
          {clearFilters}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled(FilterRow)`
  && {
    margin-bottom: ${token('space', 4)};
  }
`;
