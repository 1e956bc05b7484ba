import { portSymbol } from '../shared/port-symbol';

/**
 * Signs guests of the site in at the line's reservation engine as well, which is single sign-on (ENG-02 to ENG-04,
 * ENG-07, ENG-08).
 */
export interface EngineHandoff {
  /**
   * Returns a token that signs this guest in at the engine and leads to `target`: unguessable, valid for 60 seconds,
   * once, and only for this guest (reliability D10). Returns undefined where the engine does not support it. @throws
   * Unavailable when the engine does not answer.
   */
  issueToken(tokenRequest: TokenRequest): Promise<ReservationToken | undefined>;
  /** Finds the engine's page where a guest pays for this reservation (ENG-07). Returns undefined where it has none. */
  customerBooking(reservation: ReservationReference): Promise<EngineEntry | undefined>;
  /**
   * Finds the engine's page with the fare breakdown of this reservation (ENG-08). Returns undefined where it has none.
   */
  fareBreakdown(reservation: ReservationReference): Promise<EngineEntry | undefined>;
}
export const EngineHandoff = portSymbol<EngineHandoff>('EngineHandoff');

export interface TokenRequest {
  readonly contactId: string;
  /** The guest enters the engine at this target: a path of this site, or a URL of the line's engine. */
  readonly target: string;
  /** Where the engine redirects when it refuses the token: a path of this site with the failure marker. */
  readonly failure: string;
}

export interface ReservationToken {
  readonly token: string;
  /** The engine's single-sign-on login, which accepts the token only as `cust_token` in the body of a POST. */
  readonly loginUrl: string;
  readonly expiresAt: Date;
}

/** The engine's identification of a reservation. Read from the line's own records, never from browser input (H08). */
export interface ReservationReference {
  readonly reservationId: string;
  readonly contactId: string;
  /** Where guests are redirected when the engine refuses them: a path of this site with the failure marker. */
  readonly failure: string;
  readonly packageCode: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
}

/** A URL to visit, or a form to post: personal data is sent in a body, never in a URL (H08). */
export type EngineEntry =
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'post'; readonly address: string; readonly fields: Readonly<Record<string, string>> };
