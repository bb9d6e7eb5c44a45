import { expect, test } from '@playwright/test';
import { type OfferingId, offeringIds, offeringTitles } from '@suite/contracts/offerings';

/** What each page says, in the HTML that the gateway serves. */

interface Content {
  texts: (string | RegExp)[];
  /** How often a text occurs in the HTML. */
  counts?: Record<string, number>;
  status?: number;
}

const aboutUs = /ISO 27001 certification .*500\+ worldwide customers/;
const needsScripts = /This form needs JavaScript\. You can also call \+/;

const tierNames = /Basic .*Professional .*Enterprise/;
const project = ['What we do', 'Project-Based Pricing', tierNames, 'Start Your Project'];

const products: Record<OfferingId, (string | RegExp)[]> = {
  erp: ['80+ ERP deployments', /Light 1-10 employees/, /Scaled 10-50 employees/, /Premium 50\+ employees/],
  property: [
    '40+ hotel deployments',
    'Heart Beat of Your Property',
    /Light 1-10 rooms/,
    /Scale 10-100 rooms/,
    /Premium 100\+ rooms/,
  ],
  jewellery: ['What is included', tierNames],
  lms: [/Starter Up to 50 users/, /Professional Up to 200 users/, /Premium 200\+ users/],
  web: project,
  mobile: project,
};

const contents: Record<string, Content> = {
  '/': {
    texts: [
      'Elevate your Business',
      'Premium Support',
      'Effortless IT Solutions',
      'Business Automation',
      'Stress-Free Management',
      'Why choose the suite',
      'User friendly',
      'Sales and efficiency focus',
      'Scalable',
      'Automations',
      'Built-in AI',
      'Dedicated support team',
      'Dedicated product-specialist agents',
      '15+',
      'years in the industry, since 2010',
      '200+',
      'qualified engineers',
      '500+',
      'worldwide customers',
      '24/7',
      'support center',
      'Transforming businesses through technology.',
      String(new Date().getUTCFullYear()),
    ],
  },
  '/business': {
    texts: ['Start Journey', 'What happens next', /a form that needs JavaScript\. You can also call \+/],
  },
  '/business/jp': {
    texts: [
      '業務効率を最大50%向上',
      '資料とご相談',
      '導入で変わる四つのこと',
      'サービス一覧',
      /JavaScriptが必要です。お電話（\s?\+/,
    ],
    counts: {
      'href="/downloads/company-profile.pdf"': 1,
      'href="/downloads/japan-services.pdf"': 1,
      'href="https://calendar.example.com/japan"': 3,
    },
  },
  '/about': {
    texts: [
      '2010',
      '65+',
      '8 core products for the international market by 2025',
      ...['Sri Lanka', 'USA', 'Japan', 'UK', 'Dubai'],
      ...['Chief Executive Officer', 'Director', 'Manager Operations', 'Consultant', 'Mentor'],
      'Our staff are qualified engineers.',
      /The goal was set for 2025\. .* six offerings on this site\./,
    ],
  },
  '/exclusive': {
    texts: [
      'Success Stories',
      /Several villas.*We do not publish our customers’ names\./,
      ...['Enterprise Security', 'Dedicated Support', 'Custom Solutions', 'Proven Track Record', '15+ years'],
    ],
    counts: { '<details': 10, '#case-study': 6 },
  },
  '/faq': { texts: [], counts: { '<details': 5 } },
  '/partner': {
    texts: [
      ...['Innovative Solutions', 'Brand Association', 'Growth Opportunities', 'Dedicated Support'],
      ...['Join Our Network', 'Organization', 'Designation', 'Contact Number', 'Additional Notes'],
      ...['Select country', 'Select product', needsScripts, aboutUs],
    ],
  },
  '/contact': { texts: ['Sri Lanka Office', 'US Liaison Office', needsScripts, aboutUs] },
  '/terms': { texts: ['1. Introduction', '10. Changes to Terms', 'at least 18', 'laws of Sri Lanka'] },
  '/privacy': {
    texts: [
      'keep what you send for six months (183 days)',
      ...[
        'Definitions',
        'Purposes',
        'Retention',
        'Disclosure',
        'Security',
        'GDPR',
        'Breach Notification',
      ].map((part) => new RegExp(`\\d\\. ${part} `)),
      'privacy@example.com',
      'What Sets Us Apart',
    ],
  },
  '/no/such/page': { texts: ['404 - Page Not Found'], status: 404 },
  '/products': { texts: ['Our Solutions'], counts: { 'Learn More': 5 } },
  ...Object.fromEntries(
    offeringIds.map((id) => [
      `/products/${id}`,
      {
        texts: [
          offeringTitles[id],
          'Key Features',
          'Benefits',
          /Case study: /,
          'ISO 27001 certification',
          ...products[id],
        ],
      },
    ]),
  ),
};

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns the words of a document without those that only screen readers or scripts use. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ');

for (const [path, { texts, counts = {}, status = 200 }] of Object.entries(contents))
  test(`${path} is served with its texts`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    const html = await answer.text();
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
      expect(link).toContain('rel="noopener"');
      expect(link).toContain('href="https:');
    }
    const words = wordsOf(html);
    const isMissing = (text: string | RegExp) =>
      typeof text === 'string' ? !words.includes(text) : !text.test(words);
    expect(texts.filter(isMissing).map(String)).toEqual([]);
    expect(
      Object.fromEntries(Object.keys(counts).map((text) => [text, html.split(text).length - 1])),
    ).toEqual(counts);
  });
