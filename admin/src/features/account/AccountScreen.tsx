import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
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
    <Root aria-label={strings.title}>
      <header>
        <Heading as="h2" $size="title">
          {strings.title}
        </Heading>
        <p>
          {strings.signedInAs}
          <bdi>{username}</bdi> · {strings.roles[role]}
        </p>
        {failedCodes && <FailedCodesNotice failedCodes={failedCodes} />}
      </header>
      <ScreenSection title={strings.passwordTitle} hint={strings.passwordHint}>
        <OwnPasswordForm />
      </ScreenSection>
      <SecondFactorSection />
      <SessionsSection />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding-block: ${token('space', 2)} ${token('space', 6)};

  & > header p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    overflow-wrap: anywhere;
  }
`;
