import { randomUUID } from 'node:crypto';
import type { Lead } from '../../src/core/leads/lead';

/** A message of the contact form, as it is stored. */
export function aLead(given: Partial<Lead> = {}): Lead {
  return {
    submissionId: randomUUID(),
    fingerprint: 'words-1',
    formId: 'contact-us',
    receivedAt: new Date('2027-01-11T15:00:00Z'),
    fields: {
      first_name: 'Ada',
      last_name: 'Okafor',
      company: 'Okafor',
      email: 'ada@example.com',
      topic: 'General Inquiry',
      message: 'Is there “room”\nfor four?',
      regions: ['Bahamas', 'Adriatic'],
    },
    consents: [{ name: 'yachtConsent', isGiven: true, wording: 'Write to me.' }],
    tracking: { utm_source: 'newsletter' },
    leadSource: 'Public',
    isUnchecked: false,
    ...given,
  };
}
