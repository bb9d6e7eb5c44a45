import { Button } from '@suite/ui/Button';
import { useAccount } from '../../account/account-context.ts';
import { useWords } from '../../language/use-words.ts';
import { useDismissed } from '../../screen/use-dismissed.ts';
import { WarningNotice } from '../../screen/WarningNotice.tsx';
import { weakSettingsWords } from './weak-settings-words.ts';

/** Lists settings that are too weak for a public site, until the user closes the notice in this tab. */
export function WeakSettingsNotice() {
  const words = useWords(weakSettingsWords);
  const { weakSettings } = useAccount();
  const { isDismissed, dismiss } = useDismissed('weak-settings-seen', weakSettings?.join());
  if (!weakSettings || isDismissed) return null;
  const close = (
    <Button $variant="secondary" $size="small" onClick={dismiss}>
      {words.close}
    </Button>
  );
  return (
    <WarningNotice role="region" title={words.title} actions={close}>
      <ul>
        {weakSettings.map((name) => (
          <li key={name}>{words.settings[name]}</li>
        ))}
      </ul>
    </WarningNotice>
  );
}
