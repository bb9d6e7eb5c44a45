import { usePage } from '@suite/host/page-loader';
import { Navigate, useLocation, useNavigate } from '@suite/host/router';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from '../../account/account-context.ts';
import { SignInNotice } from '../../features/account/FailedCodesNotice.tsx';
import { WeakSettingsNotice } from '../../features/weak-settings/WeakSettingsNotice.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { NoteDraftsContext, useNoteDrafts } from '../../records/detail/note-drafts.ts';
import { lastVisitAddress } from '../../records/record-address.ts';
import { isShortcut } from '../../records/table/use-list-shortcuts.ts';
import { Loading } from '../../screen/Loading.tsx';
import { useTitle } from '../../screen/use-title.ts';
import { RequiredPassword } from '../required-password/RequiredPassword.tsx';
import { PanelBar } from './PanelBar.tsx';
import { panelStrings } from './panel-strings.ts';
import { addressOf, type PanelView, preloadView, viewNameAt, viewsFor } from './panel-views.ts';
import { Submissions } from './Submissions.tsx';

/** Renders the panel, or the password change if another administrator set the current password. */
export function Panel() {
  const { mustChangePassword, username } = useAccount();
  return (
    <NoteDraftsContext value={useNoteDrafts(username)}>
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
  useEffect(() => {
    // A view that was never opened can then be opened offline. Safari has no idle callback and loads on hover.
    window.requestIdleCallback?.(() => {
      for (const { name } of viewsFor(role)) preloadView(name);
    });
  }, [role]);
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

/** Opens the search of the lists on the key `/` in another view of the panel; in the lists, they do it themselves. */
function useSearchKey(isInLists: boolean) {
  const navigate = useNavigate();
  const isWanted = useRef(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInLists || event.key !== '/' || !isShortcut(event)) return;
    event.preventDefault();
    isWanted.current = true;
    navigate(addressOf('submissions'));
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  useEffect(() => {
    if (isInLists && isWanted.current) document.querySelector<HTMLElement>('input[type="search"]')?.focus();
    isWanted.current = false;
  }, [isInLists]);
}
