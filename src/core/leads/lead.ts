import type { FormValues } from './form-definition';

/** The eight tracking values of TRK-05; absent ones are not known or not consented to (H14). */
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

/** What a visitor said to a consent, word for word, and when (H12). */
export interface GivenConsent {
  readonly name: string;
  readonly isGiven: boolean;
  readonly wording: string;
}

/** A message to the line as it is kept and delivered (FRM-32). */
export interface Lead {
  /** Idempotency key: the CRM keeps one lead for it, however often it is delivered (reliability D2). */
  readonly submissionId: string;
  /** Keyed digest of what was said: the same submission id with another one is another message (D2). */
  readonly fingerprint: string;
  readonly formId: string;
  readonly receivedAt: Date;
  /** Judged and normalised fields by wire name: company copied, phone in E.164, regions resolved and in words, carried values (FRM-32). */
  readonly fields: FormValues;
  readonly consents: readonly GivenConsent[];
  readonly tracking: Tracking;
  readonly pageUrl?: string;
  /** FRM-33: "Public" unless configured. */
  readonly leadSource: string;
  /** From the session alone, never from the body. */
  readonly contactId?: string;
  /** Taken while the bot check was out of order: a person should look before anybody calls back (D4). */
  readonly isUnchecked: boolean;
}
