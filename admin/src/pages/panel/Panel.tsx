import { usePage } from '@suite/host/page-loader';
import { Navigate, useLocation } from '@suite/host/router';
import { Suspense, useState } from 'react';
import { useAccount } from '../../account/account-context.ts';
import { SignInNotice } from '../../features/account/SignInNotice.tsx';
import { WeakSettingsNotice } from '../../features/weak-settings/WeakSettingsNotice.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { type NoteDrafts, NoteDraftsContext } from '../../records/detail/note-drafts.ts';
import { lastVisitAddress } from '../../records/record-address.ts';
import { Loading } from '../../screen/Loading.tsx';
import { useTitle } from '../../screen/use-title.ts';
import { RequiredPassword } from '../required-password/RequiredPassword.tsx';
import { PanelBar } from './PanelBar.tsx';
import { panelStrings } from './panel-strings.ts';
import { addressOf, type PanelView, viewNameAt, viewsFor } from './panel-views.ts';
import { Submissions } from './Submissions.tsx';
import { useSearchKey } from './use-search-key.ts';

/** Renders the panel, or the password change if another administrator set the current password. */
export function Panel() {
  const { mustChangePassword } = useAccount();
  const [noteDrafts] = useState<NoteDrafts>(() => new Map());
  return (
    <NoteDraftsContext value={noteDrafts}>
      {mustChangePassword ? <RequiredPassword /> : <OpenPanel />}
    </NoteDraftsContext>
  );
}

/** Renders the views that the account's role may see; the address selects one. */
function OpenPanel() {
  const { role } = useAccount();
  const { search } = useLocation();
  const views = viewsFor(role);
  const current = views.find(({ name }) => name === viewNameAt(search));
  useSearchKey(current === undefined);
  // Addresses of earlier releases: what this view showed is a preset of the list now.
  if (viewNameAt(search) === 'last-visit') return <Navigate to={lastVisitAddress} replace />;
  return (
    <>
      <PanelBar
        names={['submissions', ...views.map(({ name }) => name)]}
        current={current?.name ?? 'submissions'}
      />
      {current?.name !== 'account' && <SignInNotice accountAddress={addressOf('account')} />}
      <WeakSettingsNotice />
      {current ? <OtherView view={current} /> : <Submissions canManage={role === 'administrator'} />}
    </>
  );
}

function OtherView({ view }: { view: PanelView }) {
  const strings = useStrings(panelStrings);
  useTitle(strings.views[view.name], strings.title);
  return (
    <Suspense fallback={<Loading />}>
      <View view={view} />
    </Suspense>
  );
}

function View({ view }: { view: PanelView }) {
  const Page = usePage(view);
  return <Page />;
}
