import { forms } from '@suite/contracts/forms/forms';
import type { RecordKind } from '@suite/contracts/records';
import { useLocation, useNavigate } from '@suite/host/router';
import { Tabs } from '@suite/ui/Tabs';
import { OverviewStrip } from '../../features/overview/OverviewStrip.tsx';
import { useReadOverviewQuery } from '../../features/overview/overview-api.ts';
import { useLanguage, useStrings } from '../../language/use-strings.ts';
import { formConfig } from '../../records/form-config.tsx';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import { recordStrings } from '../../records/record-strings.ts';
import { useListTitle } from '../../records/use-list-title.ts';
import { useNewSubmissions } from '../../records/use-new-submissions.ts';
import { useTitle } from '../../screen/use-title.ts';
import { panelStrings } from './panel-strings.ts';
import { TabTitle } from './TabTitle.tsx';

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
  const { data: overview } = useReadOverviewQuery(30);
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
          newCount={counts[kind] ?? 0}
          onNewShown={() => clear(kind)}
        />
      ),
    };
  });
  return (
    <Tabs<RecordKind>
      label={strings.tabs}
      value={current.kind}
      onValueChange={(kind) => navigate({ search: kind === firstForm.kind ? '' : `?tab=${kind}` })}
      tabs={tabs}
      end={<OverviewStrip />}
    />
  );
}
