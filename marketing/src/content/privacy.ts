import { consentDays, policyRevision } from '@suite/site/consent';
import { retentionDays, retentionText } from '@suite/site/retention';
import { site } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import type { LegalSection, LegalText } from './legal-text.ts';

const { dataProtectionOfficer: officer, name } = site;

const officerSection = (contact: NonNullable<typeof officer>): LegalSection => ({
  id: 'officer',
  title: 'Data Protection Officer',
  body: [
    'Questions, requests and complaints about personal data go to:',
    {
      contact: [
        ...(contact.name ? [{ label: 'Attention', value: contact.name }] : []),
        ...(contact.address ? [{ label: 'Address', value: contact.address }] : []),
        ...(contact.email ? [{ label: 'Email', value: contact.email, href: `mailto:${contact.email}` }] : []),
        ...(contact.phone
          ? [{ label: 'Telephone', value: contact.phone, href: telephoneUrl(contact.phone) }]
          : []),
      ],
    },
  ],
});

const askUs = officer ? 'the data protection officer named below' : 'us, through the contact page';

/** The privacy policy. On its page the strip 'What Sets Us Apart' follows it. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: `What we ask for, why, and how long we keep it. Revision ${policyRevision}.`,
  sections: [
    {
      id: 'definitions',
      title: 'Definitions',
      body: [
        {
          list: [
            `“We” means ${name}, the controller of the data collected on this website.`,
            '“Personal data” means any information by which a living person can be identified, directly or indirectly.',
            '“Processing” means anything done with personal data: collecting, storing, reading, passing on, erasing.',
            '“Information request” means a form on this website that you fill in and send: the enquiry, contact and partner forms.',
            '“Act” means the Personal Data Protection Act, No. 9 of 2022, of Sri Lanka. “GDPR” means Regulation (EU) 2016/679.',
          ],
        },
      ],
    },
    {
      id: 'data-collected',
      title: 'Data We Collect',
      body: [
        'We collect your name, your telephone number and your e-mail address, and only when you send them to us through an information request. The contact form also carries your message and, if you chose one on a product page, the plan. The partner form also carries your organisation, designation, country, product of interest and notes.',
        'You can read the website without giving us any of this. We do not buy personal data or gather it from elsewhere.',
      ],
    },
    {
      id: 'consent',
      title: 'What Your Consent Adds',
      body: [
        'If you accept optional storage in the consent banner, your browser remembers where your first and your latest visit came from: the referring website, the campaign named in the link, the page you came to and your browser’s language. It is sent to us only with a form that you send, and is stored with that form.',
        `If you reject it, nothing optional is stored or loaded, and the website works the same; if you withdraw your consent, what was remembered is erased. Your choice is remembered for ${consentDays} days, and you can change it at any time with the link in the footer. If this policy changes in that respect, we ask again.`,
        'An embedded video is loaded from its provider only after you press play.',
      ],
    },
    {
      id: 'safety',
      title: 'What Is Kept for Security',
      body: [
        'To keep the forms from being flooded, and passwords from being guessed, the server counts requests by IP address for ten minutes. Where several servers share the work, they exchange these counts through the database. There the address is stored as a keyed hash, which cannot be turned back into the address without the key, and each count is deleted within a minute of the end of its ten minutes.',
        'The check that you are not a robot is a small calculation in your browser. Where an outside provider does this check instead, the form says so, and your browser does not contact that provider before you start using the form.',
        'To find faults, a few randomly chosen page loads report how fast the page was and which errors its scripts raised. A report contains nothing that you typed, no IP address and nothing else that could identify you. Nothing is stored in your browser for it.',
        `An audit log records who did what in the administrator area, when, and from which IP address. It records failed attempts to sign in too, with the IP address they came from. That address is deleted after ${retentionText} (${retentionDays} days). The log lets us find out what happened if an account is misused.`,
      ],
    },
    {
      id: 'purposes',
      title: 'Purposes',
      body: [
        'We use the data to:',
        {
          list: [
            'answer your enquiry and prepare an offer;',
            'arrange a call or a demonstration;',
            'assess an application to become a partner;',
            'protect the website and its forms against misuse;',
            'meet our legal obligations.',
          ],
        },
        'The legal grounds are your consent, steps taken at your request before a contract, and our legitimate interest in a secure website. We make no automated decisions about you and send no newsletters on the strength of an enquiry.',
      ],
    },
    {
      id: 'retention',
      title: 'Retention',
      body: [
        `We ordinarily keep what you send for ${retentionText} (${retentionDays} days), counted from the day it reaches us. After that it is erased automatically. We keep it longer only where a contract follows from it, or where the law requires it.`,
        'If you ask us to erase it earlier, we do.',
      ],
    },
    {
      id: 'disclosure',
      title: 'Disclosure',
      body: [
        'We do not sell personal data. It is read by those of our staff who answer enquiries, and passed on only:',
        {
          list: [
            'to companies that run servers, mail and support for us, under a contract that binds them to this policy;',
            'to the partner in your country, where you have asked for one;',
            'to authorities and courts, where the law obliges us.',
          ],
        },
        'Where this means that data leaves your country, we put in place the safeguards that the Act and the GDPR require.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'Connections to this website are encrypted. Only members of our staff who are signed in can read submissions. Sign-ins, deletions and exports are recorded.',
        'No system is completely secure. Please do not put passwords, card numbers or health data into a message.',
      ],
    },
    {
      id: 'rights',
      title: 'Your Rights under the Personal Data Protection Act',
      body: [
        'Under the Personal Data Protection Act of Sri Lanka you may:',
        {
          list: [
            'know whether we hold data about you, and receive a copy;',
            'have it corrected or completed;',
            'have it erased;',
            'withdraw your consent, and object to further processing;',
            'ask for a review of a decision made by automated means alone;',
            'appeal to the Data Protection Authority if we refuse.',
          ],
        },
        `Write to ${askUs}. We answer within the time the Act allows, and may ask you to show that you are the person concerned.`,
      ],
    },
    {
      id: 'gdpr',
      title: 'GDPR',
      body: [
        'If you are in the European Economic Area or the United Kingdom, you also have the rights of the GDPR: access, rectification, erasure, restriction, portability and objection. You may withdraw consent at any time; this does not affect what was done before.',
        'You may complain to the supervisory authority of the country where you live or work.',
      ],
    },
    ...(officer ? [officerSection(officer)] : []),
    {
      id: 'breach',
      title: 'Breach Notification',
      body: [
        'If personal data is lost, altered or seen by anyone who should not see it, we inform the Data Protection Authority as the Act requires and, where the GDPR applies, the supervisory authority within 72 hours of becoming aware of it.',
        'If the breach is likely to put you at high risk, we tell you without undue delay what happened, what it may mean for you and what we are doing.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      body: [
        'This policy is governed by the laws of Sri Lanka. Rights that the law of your own country gives you and that cannot be waived remain yours.',
      ],
    },
  ],
};
