import type { FormErrors, FormField, FormValues } from '../../src/core/leads/form-definition';
import type { BotCheckView } from '../bot-check/bot-check-view';
import type { PlainChallengeView } from '../bot-check/PlainChallengeFields';
import type { GeoLists } from '../geo/geo-lists';

/** A lead form, ready to print; JSON values only, because the widget gets it as data. */
export interface LeadFormProps {
  readonly formId: string;
  /** Where a browser without script posts it (urlencoded); the answer is a page. */
  readonly action: string;
  /** Where the widget posts it (JSON); the answer is `LeadAnswer`. */
  readonly apiAction: string;
  /** Without the fields that are not shown to this visitor (identity fields of a guest). */
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** A failure of the whole form, with the reference id to quote. */
  readonly failure?: { readonly message: string; readonly reference?: string };
  /** Carried along unseen: itineraryId, suiteName, webUrl, favorite … */
  readonly carried: Readonly<Record<string, string>>;
  readonly submitLabel: string;
  readonly privacyHref: string;
  readonly geo: GeoLists;
  readonly botCheck: BotCheckView;
  readonly plain?: PlainChallengeView;
  /** Put in place of the form after a 200 (FRM-05); absent when the answer says where to go. */
  readonly inlineThanks?: { readonly title: string; readonly text: string };
}

/** The body of a 200 of every lead endpoint. */
export interface LeadAnswer {
  readonly status: 'accepted';
  readonly submissionId: string;
  /** Absent when the form says its thanks in place. */
  readonly redirectTo?: string;
}
