import { object, ValidationError } from 'yup';
import type { Leader, Office, Site, SocialNetwork } from './site.ts';
import { type SiteVariableName, siteVariables, splitList } from './site-variables.ts';

type Facts = Record<SiteVariableName, string | undefined>;

const names = Object.keys(siteVariables) as SiteVariableName[];

const factsSchema = object(Object.fromEntries(names.map((name) => [name, siteVariables[name].schema])));

function readFacts(env: NodeJS.ProcessEnv): Facts {
  const fact = (name: SiteVariableName) => {
    const variable = siteVariables[name];
    return (env[name] ?? ('fallback' in variable ? variable.fallback : '')).trim() || undefined;
  };
  return Object.fromEntries(names.map((name) => [name, fact(name)])) as Facts;
}

function checkFacts(facts: Facts) {
  try {
    factsSchema.validateSync(facts, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(['The company facts hold wrong values:', ...error.errors].join('\n- '));
  }
}

const offices = (facts: Facts): Office[] =>
  [
    {
      id: 'sri-lanka' as const,
      country: 'LK' as const,
      name: facts.SITE_SRI_LANKA_OFFICE_NAME,
      address: facts.SITE_SRI_LANKA_OFFICE_ADDRESS,
      phones: splitList(facts.SITE_SRI_LANKA_OFFICE_PHONES),
    },
    {
      id: 'us' as const,
      country: 'US' as const,
      name: facts.SITE_US_OFFICE_NAME,
      address: facts.SITE_US_OFFICE_ADDRESS,
      phones: splitList(facts.SITE_US_OFFICE_PHONES),
    },
  ].flatMap(({ name, ...office }) => (name ? [{ ...office, name }] : []));

function social(facts: Facts): Site['social'] {
  const links: [SocialNetwork, string | undefined][] = [
    ['Facebook', facts.SITE_FACEBOOK_URL],
    ['LinkedIn', facts.SITE_LINKEDIN_URL],
    ['Instagram', facts.SITE_INSTAGRAM_URL],
    ['TikTok', facts.SITE_TIKTOK_URL],
  ];
  return links.flatMap(([network, url]) => (url ? [{ network, url }] : []));
}

const leaders = (facts: Facts): Leader[] => [
  {
    id: 'chief-executive-officer',
    role: 'Chief Executive Officer',
    name: facts.SITE_LEADER_CHIEF_EXECUTIVE_OFFICER,
  },
  { id: 'director', role: 'Director', name: facts.SITE_LEADER_DIRECTOR },
  { id: 'manager-operations', role: 'Manager Operations', name: facts.SITE_LEADER_MANAGER_OPERATIONS },
  { id: 'consultant', role: 'Consultant', name: facts.SITE_LEADER_CONSULTANT },
  { id: 'mentor', role: 'Mentor', name: facts.SITE_LEADER_MENTOR },
];

function dataProtectionOfficer(facts: Facts): Site['dataProtectionOfficer'] {
  const { SITE_DPO_EMAIL: email, SITE_DPO_PHONE: phone, SITE_DPO_ADDRESS: address } = facts;
  return email || phone || address ? { name: facts.SITE_DPO_NAME, email, phone, address } : undefined;
}

/**
 * Takes the environment, gives the company's facts: unset variables stand for their defaults, empty ones for nothing.
 * Throws one error that lists every wrong variable.
 */
export function readSite(env: NodeJS.ProcessEnv): Site {
  const facts = readFacts(env);
  checkFacts(facts);
  const chatNumber = facts.SITE_CHAT_NUMBER;
  return {
    name: facts.SITE_NAME as string,
    tagline: facts.SITE_TAGLINE,
    email: facts.SITE_EMAIL,
    offices: offices(facts),
    social: social(facts),
    calendarUrl: facts.SITE_CALENDAR_URL,
    consultationUrl: facts.SITE_CONSULTATION_URL,
    erpUrl: facts.SITE_ERP_URL,
    video: facts.SITE_VIDEO_URL
      ? { url: facts.SITE_VIDEO_URL, uploaded: facts.SITE_VIDEO_UPLOADED }
      : undefined,
    chat: chatNumber
      ? { number: chatNumber, url: `https://wa.me/${chatNumber.replace(/\D/g, '')}` }
      : undefined,
    certification: facts.SITE_CERTIFICATION,
    foundedYear: facts.SITE_FOUNDED_YEAR,
    claims: {
      products: facts.SITE_CLAIM_PRODUCTS,
      years: facts.SITE_CLAIM_YEARS,
      engineers: facts.SITE_CLAIM_ENGINEERS,
      customers: facts.SITE_CLAIM_CUSTOMERS,
      erpDeployments: facts.SITE_CLAIM_ERP_DEPLOYMENTS,
      hotelDeployments: facts.SITE_CLAIM_HOTEL_DEPLOYMENTS,
      support: facts.SITE_CLAIM_SUPPORT,
      coreProducts: facts.SITE_CLAIM_CORE_PRODUCTS,
      coreProductsYear: facts.SITE_CLAIM_CORE_PRODUCTS_YEAR,
    },
    leaders: leaders(facts),
    countries: splitList(facts.SITE_COUNTRIES),
    dataProtectionOfficer: dataProtectionOfficer(facts),
  };
}
