import { queryText } from '../shared/query-text';
import type { FormThanks, FormValues } from './form-definition';
import { answerOf } from './validate-field';

/** The person as the next page may know them: a sealed hint, or in the clear where PII_IN_URLS says so (H07). */
export type PersonInAddress =
  { readonly kind: 'hint'; readonly hint: string } | { readonly kind: 'in-url' } | { readonly kind: 'nobody' };

const inquiries: readonly string[] = ['inquire-now', 'enquire-now-itinerary', 'waitlist'];

interface SentForm {
  readonly formId: string;
  readonly fields: FormValues;
}

/** FRM-36: an enquiry or a waitlist place that names an itinerary or a suite leads its sender on to sign-in. */
export const leadsToSignIn = ({ formId, fields }: SentForm): boolean =>
  inquiries.includes(formId) && ['itineraryId', 'suiteId', 'suiteName'].some((name) => answerOf(fields, name) !== '');

/**
 * Where a visitor goes after a 200 (FRM-05, FRM-36, FRM-37). Undefined: the thanks are said in place, or there is nowhere to go.
 * `signInUrl` takes those who come from a sailing when no thank-you page is configured.
 */
export function afterLead({
  thanks,
  sent,
  isSignedIn,
  person,
  signInUrl,
}: {
  readonly thanks: FormThanks;
  readonly sent: SentForm;
  readonly isSignedIn: boolean;
  readonly person: PersonInAddress;
  readonly signInUrl: string;
}): string | undefined {
  if (thanks.kind === 'inline') return undefined;
  if (!leadsToSignIn(sent)) return thanks.to === '' ? undefined : thanks.to;
  const query = queryText([
    ['type', 'new'],
    ...personIn(sent.fields, person),
    ['sign-in', isSignedIn ? undefined : 'true'],
  ]);
  const address = thanks.to === '' ? signInUrl : thanks.to;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function personIn(fields: FormValues, person: PersonInAddress): readonly (readonly [string, string | undefined])[] {
  if (person.kind === 'hint') return [['hint', person.hint]];
  if (person.kind === 'nobody') return [];
  return [
    ['email', answerOf(fields, 'email')],
    ['phone', answerOf(fields, 'phone')],
    ['countryCode', answerOf(fields, 'country_code')],
  ];
}
