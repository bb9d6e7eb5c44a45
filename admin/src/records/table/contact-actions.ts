import type { ListedRecord } from '@suite/contracts/records';
import { telephoneUrl } from '@suite/site/telephone-url';
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { chatUrl, mailUrl } from '../contact-links.ts';
import type { RecordConfig } from '../record-config.ts';

export type ContactName = 'call' | 'chat' | 'mail';

/** A link by which the sender of a record is contacted. */
export interface ContactAction {
  name: ContactName;
  href: string;
  Icon: LucideIcon;
}

/** Returns the links for the phone number and the e-mail address of a record. */
export function contactActions({ fields }: RecordConfig, row: ListedRecord): ContactAction[] {
  const { phoneNumber } = row;
  const email = fields.find(({ as }) => as === 'email')?.value(row);
  return [
    ...(phoneNumber
      ? [
          { name: 'call' as const, href: telephoneUrl(phoneNumber), Icon: Phone },
          { name: 'chat' as const, href: chatUrl(phoneNumber), Icon: MessageCircle },
        ]
      : []),
    ...(email ? [{ name: 'mail' as const, href: mailUrl(email), Icon: Mail }] : []),
  ];
}

/** Returns the attributes of a contact link; a chat opens in a new tab. */
export const linkOf = ({ name, href }: ContactAction) => ({
  href,
  ...(name === 'chat' && { target: '_blank', rel: 'noopener noreferrer' }),
});
