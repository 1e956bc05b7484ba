import type { FormValues } from './form-definition';

/** The eight tracking values of TRK-05; absent ones are unknown or not consented to (H14). */
export const trackingNames = [
  'utm_source',
  'utm_campaign',
  'utm_medium',
  'utm_term',
  'utm_content',
  'gad_source',
  'gclid',
  'dclid',
] as const;
export type TrackingName = (typeof trackingNames)[number];
export type Tracking = Readonly<Partial<Record<TrackingName, string>>>;

/** The answer of a visitor to a consent is stored word for word, with its time (H12). */
export interface GivenConsent {
  readonly name: string;
  readonly isGiven: boolean;
  readonly wording: string;
}

export interface Lead {
  /** Idempotency key: the CRM stores one lead per id, however often it is delivered (reliability D2). */
  readonly submissionId: string;
  /** Keyed digest of the content. The same submission id with another digest is another message (D2). */
  readonly fingerprint: string;
  readonly formId: string;
  readonly receivedAt: Date;
  /**
   * Fields are validated, normalised and stored by wire name: company copied, phone in E.164, regions resolved and as
   * labels, hidden values (FRM-32).
   */
  readonly fields: FormValues;
  readonly consents: readonly GivenConsent[];
  readonly tracking: Tracking;
  readonly pageUrl?: string;
  readonly leadSource: string;
  /** Comes from the session only, never from the request's body. */
  readonly contactId?: string;
  /**
   * True when the lead was accepted while the bot check was out of order: staff should review it before calling back
   * (D4).
   */
  readonly isUnchecked: boolean;
}
