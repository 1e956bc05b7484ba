import { queryText } from '../shared/query-text';
import type { FormThanks, FormValues } from './form-definition';
import { answerOf } from './validate-field';

/** The visitor's data for the next page: a sealed hint, or in plain text where PII_IN_URLS allows it (H07). */
type PersonInAddress =
  | { readonly kind: 'hint'; readonly hint: string }
  | { readonly kind: 'in-url' }
  | { readonly kind: 'none' };

const inquiries: readonly string[] = ['inquire-now', 'enquire-now-itinerary', 'waitlist'];

interface SentForm {
  readonly formId: string;
  readonly fields: FormValues;
}

/** FRM-36: an inquiry or a waitlist request that names an itinerary or a suite leads on to sign-in. */
export const leadsToSignIn = ({ formId, fields }: SentForm): boolean =>
  inquiries.includes(formId) && ['itineraryId', 'suiteId', 'suiteName'].some((name) => answerOf(fields, name) !== '');

/**
 * Returns the next page after a 200 (FRM-05, FRM-36, FRM-37). Undefined: the thank-you is shown in place, or there is
 * no next page. `signInUrl` is used for inquiries about a sailing when no thank-you page is configured.
 */
export function leadRedirect({
  thanks,
  sentForm,
  isSignedIn,
  person,
  signInUrl,
}: {
  readonly thanks: FormThanks;
  readonly sentForm: SentForm;
  readonly isSignedIn: boolean;
  readonly person: PersonInAddress;
  readonly signInUrl: string;
}): string | undefined {
  if (thanks.kind === 'inline') return undefined;
  if (!leadsToSignIn(sentForm)) return thanks.to === '' ? undefined : thanks.to;
  const query = queryText([
    ['type', 'new'],
    ...personIn(sentForm.fields, person),
    ['sign-in', isSignedIn ? undefined : 'true'],
  ]);
  const address = thanks.to === '' ? signInUrl : thanks.to;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function personIn(fields: FormValues, person: PersonInAddress): readonly (readonly [string, string | undefined])[] {
  if (person.kind === 'hint') return [['hint', person.hint]];
  if (person.kind === 'none') return [];
  return [
    ['email', answerOf(fields, 'email')],
    ['phone', answerOf(fields, 'phone')],
    ['countryCode', answerOf(fields, 'country_code')],
  ];
}
