import { site } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import styled from 'styled-components';
import type { ReachWords } from './reach-words.ts';

/** Renders the company's phone number and e-mail address in a sentence, as far as they are configured. */
export function ReachUs({ words }: { words: ReachWords }) {
  const phone = site.offices.flatMap((office) => office.phones)[0];
  const { email } = site;
  if (!phone && !email) return null;
  return (
    <>
      {phone ? words.call : words.write}
      {phone && <Phone href={telephoneUrl(phone)}>{phone}</Phone>}
      {phone && email && words.or}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {words.end}
    </>
  );
}

const Phone = styled.a`
  white-space: nowrap;
`;
