import { useStrings } from '../../language/use-strings.ts';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { accountStrings } from './account-strings.ts';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

/** Renders the account section that changes the password. */
export function PasswordSection() {
  const strings = useStrings(accountStrings);
  return (
    <ScreenSection title={strings.passwordTitle} hint={strings.passwordHint}>
      <OwnPasswordForm />
    </ScreenSection>
  );
}
