import Joi from 'joi';
import { type EngineLocation, isLoginAllowed, readEngineTarget } from '../../core/reserve/engine-location';
import type {
  EngineEntry,
  EngineHandoff,
  ReservationReference,
  ReservationToken,
  TokenRequest,
} from '../../core/reserve/engine-handoff.port';
import { Unavailable } from '../../core/shared/unavailable';
import type { EngineClient } from './engine-client';
import { engineName, engineUnavailable } from './engine-outcome';
import { reservationSchema } from './reservation-wire';
import { moment } from './wire-values';

const tokenSchema = Joi.object<{ readonly token: string; readonly expiresAt: string; readonly postUrl: string }>({
  token: Joi.string().max(8_000).required(),
  expiresAt: moment.required(),
  postUrl: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .max(2_048)
    .required(),
});

interface Parts {
  readonly client: Pick<EngineClient, 'read' | 'write'>;
  /** The engine's location (ENGINE_URL): tokens are sent to its origin only (reliability D10). */
  readonly engineLocation: EngineLocation;
  /** This site's origin comes from a function, because the port is known only once the server listens. */
  readonly ownOrigin: () => string;
  readonly pages: Pick<EngineHandoff, 'customerBooking' | 'fareBreakdown'>;
}

type Page = 'payment' | 'fareBreakdown';

export class HttpEngineHandoff implements EngineHandoff {
  constructor(private readonly parts: Parts) {}

  /** The engine issues no token for a guest whom it does not know; that guest then enters like a visitor. */
  async issueToken({ contactId, target, failure }: TokenRequest): Promise<ReservationToken | undefined> {
    const json = { clientRef: contactId, targetUrl: target, failureUrl: `${this.parts.ownOrigin()}${failure}` };
    const outcome = await this.parts.client.write({ path: '/v1/sso-tokens', json, schema: tokenSchema });
    if (outcome.kind === 'not-found') return undefined;
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    const { token, expiresAt, postUrl } = outcome.body;
    return { token, loginUrl: postUrl, expiresAt: new Date(expiresAt) };
  }

  async customerBooking(reference: ReservationReference): Promise<EngineEntry | undefined> {
    return (await this.entryTo('payment', reference)) ?? this.parts.pages.customerBooking(reference);
  }

  async fareBreakdown(reference: ReservationReference): Promise<EngineEntry | undefined> {
    return (await this.entryTo('fareBreakdown', reference)) ?? this.parts.pages.fareBreakdown(reference);
  }

  /** The token is sent in a form's body; the engine exchanges it for a session of its own. */
  private async entryTo(
    page: Page,
    { reservationId, contactId, failure }: ReservationReference,
  ): Promise<EngineEntry | undefined> {
    const target = readEngineTarget(await this.addressOf(page, reservationId, contactId), this.parts.engineLocation);
    if (target === undefined) return undefined;
    const issuedToken = await this.issueToken({ contactId, target, failure });
    if (!issuedToken) return { kind: 'redirect', address: target };
    if (!isLoginAllowed(issuedToken.loginUrl, this.parts.engineLocation))
      throw new Unavailable(engineName, { cause: new Error('it named a login on a host that is not its own') });
    return { kind: 'post', address: issuedToken.loginUrl, fields: { cust_token: issuedToken.token } };
  }

  private async addressOf(page: Page, reservationId: string, contactId: string): Promise<string | undefined> {
    const path = `/v1/reservations/${encodeURIComponent(reservationId)}`;
    const outcome = await this.parts.client.read({ path, query: { clientRef: contactId }, schema: reservationSchema });
    if (outcome.kind === 'not-found') return undefined;
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    return outcome.body.pages[page];
  }
}
