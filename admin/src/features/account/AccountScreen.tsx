import { Heading } from '@suite/ui/Heading';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { useWords } from '../../language/use-words.ts';
import { accountWords } from './account-words.ts';
import { FailedCodesNotice } from './FailedCodesNotice.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Renders the user's own account: password, second factor, sessions. Available to all roles. */
export function AccountScreen() {
  const words = useWords(accountWords);
  const { username, role, failedCodes } = useAccount();
  return (
    <Place aria-label={words.title}>
      <header>
        <Heading as="h2" $size="title">
          {words.title}
        </Heading>
        <p>
          {words.signedInAs} <bdi>{username}</bdi> · {words.roles[role]}
        </p>
        {failedCodes && <FailedCodesNotice failedCodes={failedCodes} />}
      </header>
      <PasswordSection />
      <SecondFactorSection />
      <SessionsSection />
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 5)};
  align-items: start;
  padding-bottom: ${token('space', 6)};

  & > header p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    overflow-wrap: anywhere;
  }

  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > header,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
