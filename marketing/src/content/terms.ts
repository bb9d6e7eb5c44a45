import { site } from '@suite/site/site';
import { ifGiven } from './facts.ts';
import type { LegalText } from './legal-text.ts';

const { email, name } = site;

/** Minimum age of the website's users, in years. */
const minimumAge = 18;

/** Content of the terms, in ten sections. */
export const terms: LegalText = {
  title: 'Terms and Conditions',
  lead: 'These terms govern the use of this website. Products and projects are governed by their own contracts.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      body: [
        `This website is operated by ${name}. By using it you agree to these terms. If you do not agree with them, please do not use the website.`,
        'The terms apply to the website only. Where you buy a product or a service from us, the contract made for it takes precedence.',
      ],
    },
    {
      id: 'definitions',
      title: 'Definitions',
      body: [
        {
          list: [
            `“We”, “us” and “our” mean ${name} and the companies of its group.`,
            '“You” means the person who uses the website, and the organisation that person acts for.',
            '“Website” means the pages, forms and files served under this address.',
            '“Content” means the texts, pictures, drawings, documents and software on the website.',
          ],
        },
      ],
    },
    {
      id: 'use',
      title: 'Use of the Website',
      body: [
        `You must be at least ${minimumAge} years old to use this website.`,
        'You may read the website, download the documents it offers and send us enquiries. You may not:',
        {
          list: [
            'send information that is false, or that belongs to someone else without their consent;',
            'disrupt the website, bypass its security or overload it with automated requests;',
            'send unlawful, harmful or misleading material through its forms;',
            'copy substantial parts of it for a business of your own.',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      title: 'Account Registration',
      body: [
        'You need no account to read the website or to write to us. Accounts exist only for administrators whom we appoint.',
        'Account holders must keep their password secret, must tell us at once of any misuse, and are responsible for what is done with the account until then.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      body: [
        `The content of the website belongs to ${name} or to those who have licensed it to us, and is protected by copyright and trade mark law.`,
        'You may use it to learn about our offer and share links to it. Any other use needs our written permission. What you send us remains yours; you allow us to use it to answer you.',
      ],
    },
    {
      id: 'privacy-policy',
      title: 'Privacy Policy',
      body: [
        'How we handle personal data is described in the Privacy Policy on this website. It is part of these terms.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of Liability',
      body: [
        'We prepare the website with care, and provide it as is. Descriptions of products are not a promise that they suit a particular purpose; that is settled in the offer.',
        'As far as the law allows, we are not liable for indirect or consequential loss, loss of profit or loss of data that arises from the use of the website, or from its being unavailable. Nothing in these terms limits liability that cannot be limited by law.',
        'Links to other websites are given for convenience. We do not control them and are not responsible for them.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      body: [
        'We may restrict or end access to the website, or to an account, where these terms are broken or where the security of the website requires it.',
        'Sections that by their nature should go on, such as those on intellectual property, liability and governing law, remain in force afterwards.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      body: [
        'These terms are governed by the laws of Sri Lanka. The courts of Sri Lanka decide disputes that arise from them, unless a law that protects you names another court.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to Terms',
      body: [
        'We may change these terms. The version on this page applies from the day it is published; that date is shown above. If you go on using the website afterwards, you accept the change.',
        ...ifGiven(email, (address) => `Please send questions about these terms to ${address}.`),
      ],
    },
  ],
};
