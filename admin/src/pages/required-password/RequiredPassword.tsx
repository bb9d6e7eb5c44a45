import { loadCode } from '@suite/host/load-code';
import { Card } from '@suite/ui/Card';
import { lazy, Suspense } from 'react';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { Loading } from '../../screen/Loading.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';
import { useTitle } from '../../screen/use-title.ts';
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
      <ScreenHeader
        title={strings.title}
        subtitle={strings.hint}
        actions={
          <>
            <LanguageSwitch />
            <LogoutButton />
          </>
        }
      />
      <Suspense fallback={<Loading />}>
        <Card>
          <OwnPasswordForm />
        </Card>
      </Suspense>
    </>
  );
}
