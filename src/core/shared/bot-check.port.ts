export type BotCheckOutcome =
  | { readonly kind: 'human' }
  | { readonly kind: 'empty-token' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unavailable' };

/** Tells people from programs (TRK-01 to TRK-04). `action` is the last segment of the endpoint that the token was made for. */
export interface BotCheck {
  check(attempt: { readonly token: string; readonly action: string }): Promise<BotCheckOutcome>;
}
export const BotCheck = Symbol('BotCheck');
