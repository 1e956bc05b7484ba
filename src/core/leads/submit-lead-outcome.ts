import type { FormErrors } from './form-definition';
import type { Lead } from './lead';

/** `SubmitLead` decides the outcome of a form (reliability D1 to D4). */
export type SubmitLeadOutcome =
  /** The lead was accepted, now or before; it determines the next page. */
  | { readonly kind: 'taken'; readonly submissionId: string; readonly lead: Lead }
  | { readonly kind: 'invalid'; readonly errors: FormErrors }
  /** This submission id was accepted with different content (D2). */
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'bot-check-empty' }
  | { readonly kind: 'bot-check-failed' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /**
   * Neither the outbox nor the CRM accepted the lead, so that nothing was stored, and the visitor keeps the filled-in
   * form.
   */
  | { readonly kind: 'unavailable'; readonly cause: unknown };
