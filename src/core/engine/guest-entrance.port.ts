import type { ReservationToken, TokenRequest } from '../reserve/engine-handoff.port';
import { portSymbol } from '../shared/port-symbol';

export interface GuestEntrance {
  /** Redeems a token once, within 60 seconds of its issue, for the guest it was issued to (reliability D10). */
  admit(visit: Visit): Promise<AdmitOutcome>;
}
export const GuestEntrance = portSymbol<GuestEntrance>('GuestEntrance');

export interface Visit {
  readonly token: string;
  readonly contactId: string | undefined;
  /** Origin of the remote installation's page that sends the token; undefined for a page of this site. */
  readonly from?: string | undefined;
}

/** How a remote installation that uses this engine sends its guests in: they need not be signed in here. */
export interface GuestInvitations {
  /**
   * `failure` is an absolute URL of that installation, and only a page on the origin `from` may send the token:
   * otherwise a foreign page could sign a visitor in as another guest (reliability B5).
   */
  invite(tokenRequest: TokenRequest & { readonly from: string }): Promise<ReservationToken>;
}
export const GuestInvitations = portSymbol<GuestInvitations>('GuestInvitations');

/**
 * `unavailable`: whether the token was used before cannot be determined now, so it is refused. `other-site`: sent by a
 * page of another origin than it was issued for.
 */
export type RefusedToken = 'unreadable' | 'expired' | 'other-guest' | 'other-site' | 'used' | 'unavailable';

export type AdmitOutcome =
  /** `invited`: the guest to be signed in here, when the visitor is not signed in yet. */
  | { readonly kind: 'admitted'; readonly target: string; readonly invited?: string }
  /** `failure`: where the guest is sent instead; absent when the token names no such URL. */
  | { readonly kind: 'refused'; readonly reason: RefusedToken; readonly failure?: string };
