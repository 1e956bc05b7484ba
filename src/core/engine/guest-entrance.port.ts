import type { ReservationToken, TokenRequest } from '../reserve/engine-handoff.port';

/** The engine's own door for guests whom the site has signed in: its single-sign-on login (ENG-04, H05). */
export interface GuestEntrance {
  /** Takes a token once, within its 60 seconds, from the guest it was made for (reliability D10). */
  admit(visit: Visit): Promise<AdmitOutcome>;
}
export const GuestEntrance = Symbol('GuestEntrance');

export interface Visit {
  readonly token: string;
  /** Who is signed in here already. */
  readonly contactId: string | undefined;
  /** The origin of another installation's page that sends the token; undefined for a page of ours. */
  readonly from?: string | undefined;
}

/** How another installation, whose engine this one is, sends its guests in: they need not be signed in here. */
export interface GuestInvitations {
  /** `failure` is a whole address there, and only a page on the origin `from` may bring the token: else a foreign page could sign somebody in as somebody else (reliability B5). */
  invite(wanted: TokenRequest & { readonly from: string }): Promise<ReservationToken>;
}
export const GuestInvitations = Symbol('GuestInvitations');

/** `unavailable`: whether it was used before cannot be known now, so it is not taken. `other-site`: brought by a page that it was not made for. */
export type RefusedToken = 'unreadable' | 'expired' | 'other-guest' | 'other-site' | 'used' | 'unavailable';

export type AdmitOutcome =
  /** `invited`: the guest to be signed in here, when nobody is yet. */
  | { readonly kind: 'admitted'; readonly target: string; readonly invited?: string }
  /** `failure`: where its guest is sent instead; absent when the token does not say. */
  | { readonly kind: 'refused'; readonly reason: RefusedToken; readonly failure?: string };
