import type { FormErrors } from './form-definition';
import type { Lead } from './lead';

/** What became of a form that was sent (reliability D1 to D4). `SubmitLead` in submit-lead.ts decides. */
export type SubmitLeadOutcome =
  /** On disk, or in the CRM already. `isRepeat`: it was taken before; the answer is the same. `lead` tells where to go next. */
  | { readonly kind: 'taken'; readonly submissionId: string; readonly isRepeat: boolean; readonly lead: Lead }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  /** This submission id was taken with other words (D2). */
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'bot-check-empty' }
  | { readonly kind: 'bot-check-failed' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** Neither the outbox nor the CRM took it: nothing was kept, the form stays. */
  | { readonly kind: 'unavailable'; readonly cause: unknown };
