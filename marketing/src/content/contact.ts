import { offeringIds, offeringTitles } from '@suite/contracts/offerings';
import { isProject } from './offerings/offering.ts';

/** Stands between an offering's title and what was chosen of it. */
export const planSeparator = ' – ';

/** Content of the Contact page; offices and addresses come from the company facts. */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'Every message is read by a person.',
    lead: 'Tell us a little about your business. Someone who knows the product will reply.',
  },
  formTitle: 'Send us a message',
  officesTitle: 'Our offices',
  calendarPrompt: 'Would you rather talk?',
};

/** Returns the offering that a plan names first; undefined for an unknown one. */
const offeringOf = (plan: string) =>
  offeringIds.find((id) => offeringTitles[id] === plan.split(planSeparator)[0]);

/** Returns the title and the first line for a visitor who has chosen an offering; undefined for an unknown one. */
export function heroOfChoice(plan: string) {
  const offering = offeringOf(plan);
  if (!offering) return undefined;
  const title = offeringTitles[offering];
  return isProject(offering)
    ? {
        title: `Start your ${title} project`,
        lead: 'Send us this message. An engineer replies to agree the scope with you. Then you get one price for the whole project.',
      }
    : {
        title: `Activate ${title}`,
        lead: 'Send us this message. A specialist replies and shows you the system with your own data before you decide anything.',
      };
}

/** Returns the sentence that the message starts with for a visitor who has chosen a plan. */
export function requestFor(plan: string) {
  const [title = '', ...chosen] = plan.split(planSeparator);
  const choice = chosen.length > 0 ? `${title} (${chosen.join(planSeparator)})` : title;
  const offering = offeringOf(plan);
  return offering && isProject(offering)
    ? `I would like to start a project: ${choice}.`
    : `I would like to activate ${choice}.`;
}
