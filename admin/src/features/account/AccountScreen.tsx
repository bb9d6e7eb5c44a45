import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ScreenSection, ScreenSections } from '../../screen/ScreenSection.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { accountStrings } from './account-strings.ts';
import { FailedCodesNotice } from './FailedCodesNotice.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Renders the user's own account: password, second factor, sessions. Available to all roles. */
export function AccountScreen() {
  const strings = useStrings(accountStrings);
  const { username, role, failedCodes } = useAccount();
  return (
    <section aria-label={strings.title}>
      <ViewHeader
        title={strings.title}
        hint={
          <>
            {strings.signedInAs}
            <bdi>{username}</bdi> · {strings.roles[role]}
          </>
        }
      />
      <ScreenSections>
        {failedCodes && <FailedCodesNotice failedCodes={failedCodes} />}
        <ScreenSection title={strings.passwordTitle} hint={strings.passwordHint}>
          <OwnPasswordForm />
        </ScreenSection>
        <SecondFactorSection />
        <SessionsSection />
      </ScreenSections>
    </section>
  );
}
