/** Content of the Contact page; offices and addresses come from the company facts. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Every message is read by a person.',
    lead: 'Write a few lines about your business. Somebody who knows the product answers.',
  },
  formTitle: 'Send us a message',
  formNote: 'Please fill in all three fields.',
  officesTitle: 'Our offices',
  emailTitle: 'E-mail',
  calendarPrompt: 'Would you rather talk?',
};
