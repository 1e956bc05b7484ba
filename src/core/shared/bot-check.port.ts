import { portSymbol } from './port-symbol';

export type BotCheckOutcome =
  /** `release` makes a token of the site's own bot check valid again after a 503. It never throws. */
  | { readonly kind: 'human'; readonly release?: () => Promise<void> }
  | { readonly kind: 'empty-token' }
  | { readonly kind: 'failed' }
  /** Too many plain challenges for one IP address (reliability D4). */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** A `cause` means that the site's own store failed, not a vendor. */
  | { readonly kind: 'unavailable'; readonly cause?: unknown };

export interface BotCheckAttempt {
  readonly token: string;
  /** The last segment of the endpoint for which the token was made. */
  readonly action: string;
  /** Vendors compare the visitor's IP address with the one that solved the challenge. */
  readonly address?: string;
}

/**
 * Distinguishes people from programs (TRK-01 to TRK-04). A token is valid once, for its action, made on a page of this
 * site at most two minutes ago. Never throws: every error is `unavailable`.
 */
export interface BotCheck {
  check(attempt: BotCheckAttempt): Promise<BotCheckOutcome>;
}
export const BotCheck = portSymbol<BotCheck>('BotCheck');
