import { site } from '@suite/site/site';

export const homeHero = {
  eyebrow: 'Business software from Sri Lanka',
  title: 'Run the whole business. Not ten programs.',
  lead: `${site.name} builds the systems that hotels, jewellers, schools and manufacturers run on: stock, bookings, payroll, training and the apps around them.`,
  secondAction: 'See our solutions',
};
