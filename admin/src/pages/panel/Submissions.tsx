import { forms } from '@suite/contracts/forms/forms';
import { leadForm } from '@suite/contracts/forms/lead';
import type { RecordKind } from '@suite/contracts/records';
import { useLocation, useNavigate } from '@suite/host/router';
import { Tabs } from '@suite/ui/Tabs';
import { useEffect, useRef } from 'react';
import { AddLead } from '../../features/leads/AddLead.tsx';
import { OverviewStrip } from '../../features/overview/OverviewStrip.tsx';
import { useReadOverviewQuery, usual } from '../../features/overview/overview-api.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { formConfig } from '../../records/form-config.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { addressOfView } from '../../records/record-address.ts';
import type { RecordConfig } from '../../records/record-config.ts';
import { recordStrings } from '../../records/record-strings.ts';
import { readView } from '../../records/record-view.ts';
import { useReadRecordQuery } from '../../records/records-api.ts';
import { useNewSubmissions } from '../../records/use-new-submissions.ts';
import { useTitle } from '../../screen/use-title.ts';
import { panelStrings } from './panel-strings.ts';
import { TabTitle } from './TabTitle.tsx';

/** Directional control characters: in a title they would reverse the text that follows. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the parts of the list's title: the open record, the folder unless it is the inbox, and the kind. */
function useListTitle({ kind, title }: Pick<RecordConfig, 'kind' | 'title'>): string[] {
  const strings = useStrings(recordStrings);
  const { folder, record } = readView(useLocation().search);
  const { currentData } = useReadRecordQuery({ kind, id: record }, { skip: record === 0 });
  const name = currentData?.name.replaceAll(directions, '') ?? strings.record;
  return [...(record > 0 ? [name] : []), ...(folder === 'inbox' ? [] : [strings.folders[folder]]), title];
}

/** Focus that is lost or about to be: the previous list is still in the page when the next one opens. */
const orphaned = 'body, [role="tabpanel"][data-state="inactive"] *';

/** Moves the focus to the open tab when the list that had it gives way to another. */
function useFocusOnTab(kind: RecordKind) {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current !== kind && document.activeElement?.matches(orphaned))
      document
        .querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
        ?.focus({ preventScroll: true });
    shown.current = kind;
  }, [kind]);
}

/** Renders one tab per kind of submission; the open tab is stored in the address. */
export function Submissions({ canManage }: { canManage: boolean }) {
  const strings = useStrings(panelStrings);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { counts, clear } = useNewSubmissions();
  const language = useLanguage();
  const shared = useStrings(recordStrings);

  const [firstForm] = forms;
  const requested = new URLSearchParams(search).get('tab');
  const current = forms.find(({ kind }) => kind === requested) ?? firstForm;
  useTitle(...useListTitle({ kind: current.kind, title: current.texts[language].title }), strings.title);
  useFocusOnTab(current.kind);
  const { data: overview } = useReadOverviewQuery(usual);
  const tabs = forms.map((form) => {
    const { kind, key } = form;
    const config = formConfig(form, language, shared);
    return {
      value: kind,
      title: <TabTitle title={config.title} unread={overview?.unread[key]} />,
      content: (
        <RecordScreen
          config={config}
          canManage={canManage}
          addButton={canManage && kind === leadForm.kind && <AddLead />}
          newCount={counts[kind] ?? 0}
          onNewShown={() => clear(kind)}
        />
      ),
    };
  });
  return (
    <Tabs<RecordKind>
      label={strings.views.submissions}
      value={current.kind}
      onValueChange={(kind) => navigate(addressOfView(kind, { q: readView(search).q }))}
      tabs={tabs}
      end={<OverviewStrip />}
    />
  );
}
