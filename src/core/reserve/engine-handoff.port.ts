/** What the line's reservation engine does for a guest who is signed in here (ENG-02 to ENG-04, ENG-07, ENG-08). */
export interface EngineHandoff {
  /**
   * A token that signs this guest in at the engine and takes them to `target`: unguessable, good for 60 seconds, once,
   * and for nobody else (reliability D10). Undefined where the engine knows no sign-in of ours.
   * @throws Unavailable when the engine does not answer.
   */
  issueToken(wanted: TokenRequest): Promise<ReservationToken | undefined>;
  /** The engine's page where a guest pays for this reservation (ENG-07). Undefined where it has none. */
  customerBooking(reservation: ReservationReference): Promise<EngineEntry | undefined>;
  /** Where the engine prints the fare breakdown of this reservation (ENG-08). Undefined where it prints none. */
  fareBreakdown(reservation: ReservationReference): Promise<EngineEntry | undefined>;
}
export const EngineHandoff = Symbol('EngineHandoff');

export interface TokenRequest {
  readonly contactId: string;
  /** Where at the engine the guest wants to be: a path of ours, or an address on the line's engine. */
  readonly target: string;
  /** Where the engine sends them when it does not take the token: a path of ours with the failure marker. */
  readonly failure: string;
}

export interface ReservationToken {
  readonly token: string;
  /** The engine's single-sign-on login, which takes the token as `cust_token` in the body of a POST, and nowhere else. */
  readonly loginUrl: string;
  readonly expiresAt: Date;
}

/** What the engine knows a reservation by. Read from the line's own records, never from what a browser says (H08). */
export interface ReservationReference {
  readonly reservationId: string;
  /** Who is signed in here and looks at it. */
  readonly contactId: string;
  /** Where they are sent when the engine does not let them in: a path of ours with the failure marker. */
  readonly failure: string;
  readonly packageCode: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
}

/** An address to go to, or a form to send: what names somebody travels in a body, not in an address (H08). */
export type EngineEntry =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'post'; readonly address: string; readonly fields: Readonly<Record<string, string>> };
