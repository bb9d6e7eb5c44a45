import type { NamedField } from '@suite/contracts/forms/form';
import { type Form, forms } from '@suite/contracts/forms/forms';
import { application, contact, lead } from '../../test/support/test-api.ts';
import { contentHash } from './content-hash.ts';

const [leadForm, contactForm, partnerForm] = forms;

// Computed by the previous release, whose processes accept the same keys during an upgrade.
test.each([
  ['lead', leadForm, lead, 'jxvNYH2ihK1e9jglP-kyclhe0mHxLwSagmExLqTCsL0'],
  ['message', contactForm, contact, 'kdB9bwaQObQezfgDrW6cbCX6MStBWcervBP_jbFRD9Y'],
  [
    'message without a plan',
    contactForm,
    { ...contact, plan: undefined },
    'EDiKnLgh8CtbHjKraPkxiBxNBeCRz8GREfylXTsFYYw',
  ],
  ['application', partnerForm, application, '2rJTYm7HNlq95yUya28L3o0iI4QI-9e_l9sp8-t8Lc0'],
] as const)('hashes a %s like the previous release', (_kind, form, sent, hash) => {
  expect(contentHash(form, sent)).toBe(hash);
});

test.each(forms.map((form) => [form.id, form] as const))(
  'an optional field that a later release adds to the %s form changes no hash until it is filled in',
  (_id, form) => {
    const sent = { ...lead, ...contact, ...application };
    const budget = { column: 'budget', role: 'text', isLater: true } as NamedField;
    const fields = { budget, ...form.fields };
    const later = { ...form, fields } as unknown as Form;
    expect(contentHash(later, sent)).toBe(contentHash(form, sent));
    expect(contentHash(later, { ...sent, budget: ' ' })).toBe(contentHash(form, sent));
    expect(contentHash(later, { ...sent, budget: '5000' })).not.toBe(contentHash(form, sent));
  },
);
