import type { FormErrors, FormField, FormValues } from '../../src/core/leads/form-definition';
import type { BotCheckView } from '../bot-check/bot-check-view';
import type { PlainChallengeView } from '../bot-check/PlainChallengeFields';
import type { GeoLists } from '../geo/geo-lists';

/** Props of a lead form; JSON values only, because they are serialised for the widget. */
export interface LeadFormProps {
  readonly formId: string;
  /** Address to which a browser without script posts it (urlencoded); the answer is a page. */
  readonly action: string;
  /** Address to which the widget posts it (JSON); the answer is `LeadAnswer`. */
  readonly apiAction: string;
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly failure?: { readonly message: string; readonly reference?: string };
  readonly carriedFields: Readonly<Record<string, string>>;
  readonly submitLabel: string;
  readonly privacyHref: string;
  readonly geo: GeoLists;
  readonly botCheck: BotCheckView;
  readonly plain?: PlainChallengeView;
  /** Replaces the form after a 200 (FRM-05); absent when the answer redirects. */
  readonly inlineThanks?: { readonly title: string; readonly text: string };
}

export interface LeadAnswer {
  readonly status: 'accepted';
  readonly submissionId: string;
  readonly redirectTo?: string;
}
