import { Button } from '@suite/ui/Button';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useDismissed } from '../../screen/use-dismissed.ts';
import { WarningNotice } from '../../screen/WarningNotice.tsx';
import { weakSettingsStrings } from './weak-settings-strings.ts';

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
