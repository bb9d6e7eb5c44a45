import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { PersonRequests } from './PersonRequests.tsx';
import { privacyStrings } from './privacy-strings.ts';
import { Receipts } from './Receipts.tsx';
import { Retention } from './Retention.tsx';

/** Renders the tools for privacy law: disclosure, erasure and retention of personal data. For administrators only. */
export function PrivacyScreen() {
  const strings = useStrings(privacyStrings);
  return (
    <Sections>
      <Heading as="h2" $size="title">
        {strings.title}
      </Heading>
      <PersonRequests />
      <Retention />
      <Receipts />
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding-top: ${token('space', 2)};
`;
