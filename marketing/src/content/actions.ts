import { site } from '@suite/site/site';

export interface Action {
  label: string;
  href: string;
  /** Whether the link opens in a new tab. */
  isExternal: boolean;
}

const toContact = (label: string): Action => ({ label, href: '/contact', isExternal: false });
const toCalendar = (label: string): Action | undefined =>
  site.calendarUrl ? { label, href: site.calendarUrl, isExternal: true } : undefined;

/** The buttons of the pages. Buttons to the calendar are undefined when no calendar is configured. */
export const actions = {
  activate: toContact('Activate for Free'),
  startProject: toContact('Start Your Project'),
  getStarted: toContact('Get Started'),
  talkToExpert: toCalendar('Talk to an Expert'),
  chooseTime: toCalendar('Choose a time'),
  write: toContact('Write to us'),
  sparkConversation: toCalendar('Spark a Meaningful Conversation'),
  speakToAgent: toCalendar('Speak to an Agent'),
};
