/** Content of the Contact page; offices and addresses come from the company facts. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Every message is read by a person.',
    lead: 'Tell us a little about your business. Someone who knows the product will reply.',
  },
  formTitle: 'Send us a message',
  officesTitle: 'Our offices',
  emailTitle: 'E-mail',
  calendarPrompt: 'Would you rather talk?',
};
