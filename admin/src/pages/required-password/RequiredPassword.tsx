import { loadCode } from '@suite/host/load-code';
import { Card } from '@suite/ui/Card';
import { lazy, Suspense } from 'react';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { Loading } from '../../screen/Loading.tsx';
import { useTitle } from '../../screen/use-title.ts';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { requiredPasswordStrings } from './required-password-strings.ts';

const OwnPasswordForm = lazy(() =>
  loadCode('panel-account', async () => {
    const module = await import(
      /* webpackChunkName: "panel-account" */ '../../features/account/OwnPasswordForm.tsx'
    );
    return { default: module.OwnPasswordForm };
  }),
);

/** Asks for a new password, in place of the page, if another administrator set the current one. */
export function RequiredPassword() {
  const strings = useStrings(requiredPasswordStrings);
  useTitle(strings.title);
  return (
    <>
      <ViewHeader isPage title={strings.title} hint={strings.hint}>
        <LanguageSwitch />
        <LogoutButton />
      </ViewHeader>
      <Suspense fallback={<Loading />}>
        <Card>
          <OwnPasswordForm />
        </Card>
      </Suspense>
    </>
  );
}
