import { Card } from '@suite/ui/Card';
import { lazy, Suspense } from 'react';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { useWords } from '../../language/use-words.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { Loading } from '../../screen/Loading.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';
import { useTitle } from '../../screen/use-title.ts';
import { givenPasswordWords } from './given-password-words.ts';

const OwnPasswordForm = lazy(() =>
  import(/* webpackChunkName: "panel-account" */ '../../features/account/OwnPasswordForm.tsx').then(
    ({ OwnPasswordForm }) => ({ default: OwnPasswordForm }),
  ),
);

/** Asks for a new password in place of a page while the current one was set by another administrator. */
export function GivenPassword() {
  const words = useWords(givenPasswordWords);
  useTitle(words.title);
  return (
    <>
      <ScreenHeader
        title={words.title}
        subtitle={words.hint}
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
