import Joi from 'joi';
import type {
  AdmitOutcome,
  GuestEntrance,
  GuestInvitations,
  RefusedToken,
  Visit,
} from '../../core/engine/guest-entrance.port';
import type {
  EngineEntry,
  EngineHandoff,
  ReservationReference,
  ReservationToken,
  TokenRequest,
} from '../../core/reserve/engine-handoff.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import type { SingleUse } from '../../core/shared/single-use.port';

const purpose = 'reservation-token';
const lifeSeconds = 60;
/** A token is remembered longer than it is valid, so that a node whose clock is behind does not accept it again. */
const rememberedSeconds = 3_600;
const maxTokenLength = 8_000;

export interface EngineEntryAddresses {
  readonly login: string;
  readonly customerBooking: (reservationId: string) => string;
  readonly fareBreakdown: (reservationId: string) => string;
}

interface EngineHandoffParts {
  readonly secrets: Secrets;
  readonly singleUse: Pick<SingleUse, 'use'>;
  readonly clock: Clock;
  readonly entryAddresses: EngineEntryAddresses;
}

interface Content extends TokenRequest {
  readonly until: number;
  /** The origin of the remote installation, when the token was made for one of its guests. */
  readonly from?: string;
}

const contentSchema: Joi.ObjectSchema<Content> = Joi.object({
  contactId: Joi.string().required(),
  target: Joi.string().required(),
  failure: Joi.string().required(),
  until: Joi.number().required(),
  from: Joi.string(),
}).unknown(true);

/**
 * Tokens are sealed instead of stored: every node can read them, and all nodes share the mark of their single use
 * (D10).
 */
export class EmbeddedEngineHandoff implements EngineHandoff, GuestEntrance, GuestInvitations {
  constructor(private readonly parts: EngineHandoffParts) {}

  async issueToken({ contactId, target, failure }: TokenRequest): Promise<ReservationToken> {
    return this.seal({ contactId, target, failure });
  }

  async invite({
    contactId,
    target,
    failure,
    from,
  }: TokenRequest & { readonly from: string }): Promise<ReservationToken> {
    return this.seal({ contactId, target, failure, from });
  }

  async admit({ token, contactId, from }: Visit): Promise<AdmitOutcome> {
    const content = this.read(token);
    if (!content) return { kind: 'refused', reason: 'unreadable' };
    const { target, failure } = content;
    const refuse = (reason: RefusedToken): AdmitOutcome => ({ kind: 'refused', reason, failure });
    if (content.from !== from) return refuse('other-site');
    const isInvited = content.from !== undefined && contactId === undefined;
    if (content.contactId !== contactId && !isInvited) return refuse('other-guest');
    if (content.until <= this.parts.clock.now().getTime()) return refuse('expired');
    switch (await this.mark(token)) {
      case 'first':
        return { kind: 'admitted', target, ...(isInvited ? { invited: content.contactId } : {}) };
      case 'again':
        return refuse('used');
      case 'unknown':
        return refuse('unavailable');
    }
  }

  async customerBooking({ reservationId }: ReservationReference): Promise<EngineEntry> {
    return { kind: 'redirect', address: this.parts.entryAddresses.customerBooking(reservationId) };
  }

  async fareBreakdown({ reservationId }: ReservationReference): Promise<EngineEntry> {
    return { kind: 'redirect', address: this.parts.entryAddresses.fareBreakdown(reservationId) };
  }

  private seal(tokenRequest: TokenRequest & { readonly from?: string }): ReservationToken {
    const { secrets, clock, entryAddresses } = this.parts;
    const until = clock.now().getTime() + lifeSeconds * 1000;
    const token = secrets.seal(purpose, JSON.stringify({ ...tokenRequest, until } satisfies Content));
    return { token, loginUrl: entryAddresses.login, expiresAt: new Date(until) };
  }

  private async mark(token: string): Promise<'first' | 'again' | 'unknown'> {
    const id = `${purpose}:${this.parts.secrets.digest(purpose, token)}`;
    try {
      return (await this.parts.singleUse.use({ id, forSeconds: rememberedSeconds })) ? 'first' : 'again';
    } catch {
      return 'unknown';
    }
  }

  private read(token: string): Content | undefined {
    const openedText = token.length > maxTokenLength ? undefined : this.parts.secrets.open(purpose, token);
    const { value, error } = contentSchema.validate(openedText && JSON.parse(openedText));
    return error ? undefined : value;
  }
}
