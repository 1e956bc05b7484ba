import { Unavailable } from '../shared/unavailable';
import { withinTime } from '../shared/within-time';
import { type EngineLocation, isLoginAllowed } from './engine-location';
import { withFailureMarker } from './handoff-failure';
import type { EngineHandoff, ReservationToken } from './engine-handoff.port';

/** Milliseconds that the engine has to answer; the guest must get a response within four seconds (D10). */
const HANDOFF_TIMEOUT_MS = 3_500;

type HandoffOutcome =
  /** `token` must be posted to its `loginUrl`, as `cust_token`. */
  | { readonly kind: 'ready'; readonly token: ReservationToken }
  /** The engine does not support single sign-on: guests enter `target` like any visitor (ENG-02). */
  | { readonly kind: 'straight'; readonly target: string }
  /** `address`: the page that the guest came from, with the failure marker (H06). `cause` is for the log. */
  | { readonly kind: 'failed'; readonly address: string; readonly cause: unknown };

export class HandGuestOver {
  constructor(
    private readonly engineHandoff: Pick<EngineHandoff, 'issueToken'>,
    private readonly engineLocation: EngineLocation,
    private readonly answersWithin = HANDOFF_TIMEOUT_MS,
  ) {}

  /**
   * The caller has validated both addresses: `target` is at the engine, and `currentUrl` is a path of this site (C10).
   */
  async run({
    contactId,
    target,
    currentUrl,
  }: {
    readonly contactId: string;
    readonly target: string;
    readonly currentUrl: string;
  }): Promise<HandoffOutcome> {
    const failure = withFailureMarker(currentUrl);
    try {
      const token = await withinTime(
        this.engineHandoff.issueToken({ contactId, target, failure }),
        this.answersWithin,
        () => {
          throw new Unavailable('reservation engine');
        },
      );
      if (!token) return { kind: 'straight', target };
      if (!isLoginAllowed(token.loginUrl, this.engineLocation))
        return {
          kind: 'failed',
          address: failure,
          cause: new Error('The engine named a login on a host that is not its own.'),
        };
      return { kind: 'ready', token };
    } catch (cause) {
      return { kind: 'failed', address: failure, cause };
    }
  }
}
