import type { WeakSettingName } from '@suite/contracts/session';
import { Button } from '@suite/ui/Button';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useDismissed } from '../../screen/use-dismissed.ts';
import { WarningNotice } from '../../screen/WarningNotice.tsx';

const en = {
  title: 'Some settings are too weak for a public site',
  settings: {
    ADMIN_PASSWORD:
      'ADMIN_PASSWORD is easy to guess. Set a better one, and change the password of the account that was created with it.',
    DATABASE_URL: 'The database password in DATABASE_URL is easy to guess. Change it.',
    MIGRATE_DATABASE_URL: 'The database password in MIGRATE_DATABASE_URL is easy to guess. Change it.',
    SESSION_SECRET: 'SESSION_SECRET is easy to guess. Replace it with a random one.',
    WEBHOOK_SECRET: 'WEBHOOK_SECRET is easy to guess. Replace it with a random one.',
    CAPTCHA_SECRET: 'CAPTCHA_SECRET is a test key that accepts everything. Set the key of this site.',
    CAPTCHA_WORK: 'CAPTCHA_WORK is too low for the captcha to stop robots. Set it to 1000 or more.',
    PUBLIC_URL:
      'This site is used without https, so your session cookie can be stolen in transit. Set up TLS and an https PUBLIC_URL.',
  } satisfies Record<WeakSettingName, string>,
  close: 'Close',
};

const ja: typeof en = {
  title: '公開サイトとしては安全性が不十分な設定があります',
  settings: {
    ADMIN_PASSWORD:
      'ADMIN_PASSWORD が推測されやすい値です。より安全な値を設定し、それを使って作成したアカウントのパスワードも変更してください。',
    DATABASE_URL: 'DATABASE_URL のデータベースのパスワードが推測されやすい値です。変更してください。',
    MIGRATE_DATABASE_URL:
      'MIGRATE_DATABASE_URL のデータベースのパスワードが推測されやすい値です。変更してください。',
    SESSION_SECRET: 'SESSION_SECRET が推測されやすい値です。ランダムな値に変更してください。',
    WEBHOOK_SECRET: 'WEBHOOK_SECRET が推測されやすい値です。ランダムな値に変更してください。',
    CAPTCHA_SECRET: 'CAPTCHA_SECRET がすべてを通すテスト用のキーです。このサイト用のキーを設定してください。',
    CAPTCHA_WORK:
      'CAPTCHA_WORK の値が小さすぎるため、キャプチャでボットを防げません。1000以上に設定してください。',
    PUBLIC_URL:
      'このサイトは https を使っていないため、通信経路上でセッション Cookie を盗まれるおそれがあります。TLS を設定し、PUBLIC_URL に https のアドレスを指定してください。',
  },
  close: '閉じる',
};

const weakSettingsStrings = { en, ja };

/** Lists settings that are too weak for a public site, until the user closes the notice in this tab. */
export function WeakSettingsNotice() {
  const strings = useStrings(weakSettingsStrings);
  const { weakSettings } = useAccount();
  const { isDismissed, dismiss } = useDismissed('weak-settings-seen', weakSettings?.join());
  if (!weakSettings || isDismissed) return null;
  const close = (
    <Button $variant="secondary" $size="small" onClick={dismiss}>
      {strings.close}
    </Button>
  );
  return (
    <WarningNotice role="region" title={strings.title} actions={close}>
      <ul>
        {weakSettings.map((name) => (
          <li key={name}>{strings.settings[name]}</li>
        ))}
      </ul>
    </WarningNotice>
  );
}
