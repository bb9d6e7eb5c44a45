import type { ListedRecord } from '@suite/contracts/records';
import { telephoneUrl } from '@suite/site/telephone-url';
import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import { chatUrl, mailUrl } from '../contact-links.ts';
import type { RecordConfig } from '../record-config.ts';

export type ContactName = 'call' | 'chat' | 'mail';

/** A link by which the sender of a record is contacted. */
export interface ContactAction {
  name: ContactName;
  /** The number or the address, as it was typed. */
  to: string;
  href: string;
  Icon: LucideIcon;
}

/** Returns the links for the phone number and the e-mail address of a record. */
export function contactActions({ fields }: RecordConfig, row: ListedRecord): ContactAction[] {
  const { phoneNumber } = row;
  const typedAs = (role: 'phone' | 'email') => fields.find(({ as }) => as === role)?.value(row) ?? '';
  const [number, email] = [typedAs('phone'), typedAs('email')];
  return [
    ...(phoneNumber
      ? [
          { name: 'call' as const, to: number, href: telephoneUrl(phoneNumber), Icon: Phone },
          { name: 'chat' as const, to: number, href: chatUrl(phoneNumber), Icon: MessageCircle },
        ]
      : []),
    ...(email ? [{ name: 'mail' as const, to: email, href: mailUrl(email), Icon: Mail }] : []),
  ];
}

/** Returns the attributes of a contact link; a chat opens in a new tab. */
export const linkOf = ({ name, href }: ContactAction) => ({
  href,
  ...(name === 'chat' && { target: '_blank', rel: 'noopener noreferrer' }),
});
