import type { FormDefinition, FormField } from '../../core/leads/form-definition';
import { isAlwaysNeeded } from './lead-body';

const person = { first_name: 'Ada', last_name: 'Marlow', email: 'ada.marlow@example.com' };
const token = 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319';
const reachable = { ...person, country_code: 'US', phone: '305 555 0142' };
const subject = { itineraryId: 'ON1-CYC-270503-007', suiteName: 'Ocean Suite' };

export const leadExamples = {
  contact: { ...person, topic: 'General Inquiry', message: 'Is the marina open every day?', token },
  careers: { ...reachable, careerInterest: 'Marine Operations', marineOperations: 'Nautical', token },
  getInTouch: {
    ...reachable,
    country: 'US',
    voyageInterest: ['quiet-anchorages'],
    season: 'Spring 2027',
    yachtConsent: true,
    token,
  },
  waitlist: {
    ...reachable,
    form: 'inquire-now',
    country: 'US',
    state: 'FL',
    zip: '33101',
    numberOfPassengers: '2',
    yachtConsent: true,
    ...subject,
    token,
  },
  enquire: { numberOfPassengers: '2', yachtConsent: '1', hotelConsent: 'Explicit Opt In', ...subject, token },
} as const;

const exampleValues: Readonly<Record<string, string | boolean>> = { ...reachable, yachtConsent: true };

export const exampleOfForm = ({ fields }: FormDefinition): object => ({
  ...Object.fromEntries(
    fields.filter(isAlwaysNeeded).map((field) => [field.name, exampleValues[field.name] ?? exampleOfField(field)]),
  ),
  token,
});

function exampleOfField(field: FormField): string | boolean {
  if (field.kind === 'checkbox') return true;
  if (field.kind === 'countries') return 'US';
  if ('options' in field) return field.options.find(({ value }) => value !== '')?.value ?? '';
  return ('branches' in field && field.branches[0]?.value) || 'Three of us';
}
