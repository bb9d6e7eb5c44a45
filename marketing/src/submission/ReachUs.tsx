import { site } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import styled from 'styled-components';
import type { ReachStrings } from './reach-strings.ts';

/** Renders the company's phone number and e-mail address in a sentence. Omits what is not configured. */
export function ReachUs({ strings }: { strings: ReachStrings }) {
  const phone = site.offices.flatMap((office) => office.phones)[0];
  const { email } = site;
  if (!phone && !email) return null;
  return (
    <>
      {phone ? strings.call : strings.write}
      {phone && <Phone href={telephoneUrl(phone)}>{phone}</Phone>}
      {phone && email && strings.or}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {strings.end}
    </>
  );
}

const Phone = styled.a`
  white-space: nowrap;
`;
