import { loadCode } from '@suite/host/load-code';
import { Card } from '@suite/ui/Card';
import { lazy, Suspense } from 'react';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { Loading } from '../../screen/Loading.tsx';
import { useTitle } from '../../screen/use-title.ts';
import { ViewHeader } from '../../screen/ViewHeader.tsx';

const en = {
  title: 'Choose your own password',
  hint: 'Your password was set by an administrator. Choose a new one to continue, with at least 15 characters. A sentence that you make up yourself works well.',
};

const ja: typeof en = {
  title: 'ご自身のパスワードを設定してください',
  hint: '現在のパスワードは管理者が設定したものです。続けるには、15文字以上のご自身のパスワードに変更してください。ご自身で考えた文章がおすすめです。',
};

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
  const strings = useStrings({ en, ja });
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
