export type BotCheckOutcome =
  | { readonly kind: 'human' }
  | { readonly kind: 'empty-token' }
  | { readonly kind: 'failed' }
  /** Too many plain challenges from one address (reliability D4). */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

export interface BotCheckAttempt {
  readonly token: string;
  /** The last segment of the endpoint that the token was made for. */
  readonly action: string;
  /** Where the visitor comes from; vendors hold it against the address that solved their puzzle. */
  readonly address?: string;
}

/**
 * Tells people from programs (TRK-01 to TRK-04). A token counts once, for its action, made on a page of ours at most two
 * minutes ago. Never throws: whatever keeps it from an answer is `unavailable`.
 */
export interface BotCheck {
  check(attempt: BotCheckAttempt): Promise<BotCheckOutcome>;
}
export const BotCheck = Symbol('BotCheck');
