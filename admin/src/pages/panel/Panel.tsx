import { useLocation } from '@suite/host/router';
import { Suspense } from 'react';
import { useAccount } from '../../account/account-context.ts';
import { SignInNotice } from '../../features/account/SignInNotice.tsx';
import { WeakSettingsNotice } from '../../features/weak-settings/WeakSettingsNotice.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { Loading } from '../../screen/Loading.tsx';
import { useTitle } from '../../screen/use-title.ts';
import { RequiredPassword } from '../required-password/RequiredPassword.tsx';
import { PanelBar } from './PanelBar.tsx';
import { panelStrings } from './panel-strings.ts';
import { addressOf, type PanelView, viewsFor } from './panel-views.ts';
import { Submissions } from './Submissions.tsx';

/** Renders the panel, or the password change if another administrator set the current password. */
export function Panel() {
  return useAccount().mustChangePassword ? <RequiredPassword /> : <OpenPanel />;
}

/** Renders the views that the account's role may see; the address selects one. */
function OpenPanel() {
  const { role } = useAccount();
  const { search } = useLocation();
  const views = viewsFor(role);
  const requested = new URLSearchParams(search).get('view');
  const current = views.find(({ name }) => name === requested);
  return (
    <>
      <PanelBar
        names={['submissions', ...views.map(({ name }) => name)]}
        current={current?.name ?? 'submissions'}
      />
      {current?.name !== 'account' && <SignInNotice accountAddress={addressOf('account')} />}
      <WeakSettingsNotice />
      {current ? <OtherView {...current} /> : <Submissions canManage={role === 'administrator'} />}
    </>
  );
}

function OtherView({ name, View }: PanelView) {
  const strings = useStrings(panelStrings);
  useTitle(strings.views[name], strings.title);
  return (
    <Suspense fallback={<Loading />}>
      <View />
    </Suspense>
  );
}
