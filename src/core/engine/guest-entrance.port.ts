/** The engine's own door for guests whom the site has signed in: its single-sign-on login (ENG-04, H05). */
export interface GuestEntrance {
  /** Takes a token once, within its 60 seconds, from the guest it was made for (reliability D10). */
  admit(visit: { readonly token: string; readonly contactId: string | undefined }): Promise<AdmitOutcome>;
}
export const GuestEntrance = Symbol('GuestEntrance');

/** `unavailable`: whether it was used before cannot be known now, so it is not taken. */
export type RefusedToken = 'unreadable' | 'expired' | 'other-guest' | 'used' | 'unavailable';

export type AdmitOutcome =
  | { readonly kind: 'admitted'; readonly target: string }
  /** `failure`: where its guest is sent instead; absent when the token does not say. */
  | { readonly kind: 'refused'; readonly reason: RefusedToken; readonly failure?: string };
