import { useWords } from '../../language/use-words.ts';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { accountWords } from './account-words.ts';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

/** Renders the account section that changes the password. */
export function PasswordSection() {
  const words = useWords(accountWords);
  return (
    <ScreenSection title={words.passwordTitle} hint={words.passwordHint}>
      <OwnPasswordForm />
    </ScreenSection>
  );
}
