import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { PersonRequests } from './PersonRequests.tsx';
import { privacyWords } from './privacy-words.ts';
import { Receipts } from './Receipts.tsx';
import { Retention } from './Retention.tsx';

/** Renders the tools for privacy law: disclosure, erasure and retention of personal data. For administrators only. */
export function PrivacyScreen() {
  const words = useWords(privacyWords);
  return (
    <Sections>
      <Heading as="h2" $size="title">
        {words.title}
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
`;
