import { offeringIds } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { about } from '../../src/content/about.ts';
import { differentiators } from '../../src/content/differentiators.ts';
import { homeClosing } from '../../src/content/home.ts';
import { homeHero } from '../../src/content/home-hero.ts';
import { offerings } from '../../src/content/offerings.ts';
import type { Block, PrintDocument } from './document.ts';

const offeringBlock = (id: (typeof offeringIds)[number]): Block => {
  const { title, description, list } = offerings[id];
  return {
    kind: 'offering',
    picture: `pictures/offerings/${id}.svg`,
    title,
    description,
    list: `${list.name}: ${list.items.join(', ')}`,
  };
};

const offices = site.offices.map(({ name, address, phones }) => ({
  title: name,
  lines: [...(address ? [address] : []), ...phones],
}));

const online = {
  title: 'Write or book a time',
  lines: [site.email, site.calendarUrl].flatMap((line) => (line ? [line.replace(/^https?:\/\//, '')] : [])),
};

/** The company profile that the Japanese page offers for download. */
export const companyProfile: PrintDocument = {
  file: 'public/downloads/company-profile.pdf',
  lang: 'en',
  title: `${site.name}: company profile`,
  subject: homeHero.eyebrow,
  author: site.name,
  date: '2026-11-21',
  cover: {
    eyebrow: 'Company profile',
    title: homeHero.title,
    lead: homeHero.lead,
    picture: 'pictures/overview.svg',
  },
  pages: [
    [
      { kind: 'heading', title: about.hero.title, lead: about.hero.lead },
      ...(about.statistics.length > 0 ? [{ kind: 'statistics', items: about.statistics } as const] : []),
      { kind: 'heading', title: about.story.title },
      ...about.story.steps.map(
        ({ when, text }) => ({ kind: 'paragraph', text: `${when}: ${text}` }) as const,
      ),
      ...(about.vision
        ? [
            {
              kind: 'statement',
              title: about.vision.title,
              text: about.vision.statement,
              lead: about.vision.lead,
            } as const,
          ]
        : []),
    ],
    [
      {
        kind: 'heading',
        title: 'What we offer',
        lead: 'Take one, or let them share the same customers, stock and ledger.',
      },
      ...offeringIds.slice(0, 3).map(offeringBlock),
    ],
    [...offeringIds.slice(3).map(offeringBlock)],
    [
      { kind: 'heading', title: differentiators.title },
      {
        kind: 'points',
        columns: 2,
        items: differentiators.items.map(({ title, description }) => ({ title, description })),
      },
      ...(site.countries.length > 0
        ? [
            {
              kind: 'statement',
              title: about.countries.title,
              text: site.countries.join(', '),
              lead: about.countries.lead,
            } as const,
          ]
        : []),
      { kind: 'heading', title: 'Speak to us', lead: homeClosing.title },
      { kind: 'contact', items: [...offices, ...(online.lines.length > 0 ? [online] : [])] },
    ],
  ],
};
