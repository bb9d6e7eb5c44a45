/** The Contact page (spec section 2); offices and addresses come from the company facts. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Every message is read by a person.',
    lead: 'Write a few lines about your business. Somebody who knows the product answers.',
  },
  formTitle: 'Send us a message',
  officesTitle: 'Our offices',
  calendarPrompt: 'Would you rather talk?',
};
