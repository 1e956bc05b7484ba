import { atLeast } from '../party/access-matrix';
import type { PartyView } from '../party/party-view';
import type { Clock } from '../shared/clock.port';
import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import { cleanText, mistakeOf } from './message-text';
import { replyByOf, type RequestKind, requestKinds, type TripRequest } from './trip-request';
import type { TripRequests } from './trip-requests.port';

const byGuest: RateBudget = { name: 'trip-requests', max: 30, withinSeconds: 24 * 3600 };

export type AskRequestOutcome =
  | { readonly kind: 'stored'; readonly request: TripRequest }
  | { readonly kind: 'invalid'; readonly errors: { readonly kind?: 'missing'; readonly text?: 'missing' | 'too-long' } }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'not-allowed' };

interface TypedRequest {
  readonly requestKey: string;
  readonly author: string;
  readonly text: string;
}

interface AskRequestParts {
  readonly requests: Pick<TripRequests, 'ask' | 'reply'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly clock: Clock;
}

/** Stores what a person of a trip asks; it reaches the CRM afterwards, whatever state that is in (reliability D2). */
export class AskRequest {
  constructor(private readonly parts: AskRequestParts) {}

  async run(view: PartyView, typed: TypedRequest & { readonly kind: string }): Promise<AskRequestOutcome> {
    if (!mayAsk(view)) return { kind: 'not-allowed' };
    const kind = requestKinds.find((one) => one === typed.kind);
    const text = cleanText(typed.text);
    const mistake = mistakeOf(text);
    if (!kind || mistake)
      return {
        kind: 'invalid',
        errors: { ...(kind ? {} : { kind: 'missing' }), ...(mistake ? { text: mistake } : {}) },
      };
    if (await this.isTooMuch(view)) return { kind: 'too-many' };
    return { kind: 'stored', request: await this.store(view, { ...typed, kind, text }) };
  }

  async reply(view: PartyView, typed: TypedRequest & { readonly requestId: string }): Promise<AskRequestOutcome> {
    if (!mayAsk(view)) return { kind: 'not-allowed' };
    const text = cleanText(typed.text);
    const mistake = mistakeOf(text);
    if (mistake) return { kind: 'invalid', errors: { text: mistake } };
    if (await this.isTooMuch(view)) return { kind: 'too-many' };
    const replyBy = replyByOf(this.parts.clock.now());
    const request = await this.parts.requests.reply({ ...typed, contactId: view.contactId, text, replyBy });
    return request ? { kind: 'stored', request } : { kind: 'closed' };
  }

  private store(
    { contactId, trip: { reservationId } }: PartyView,
    { requestKey, author, kind, text }: TypedRequest & { readonly kind: RequestKind },
  ): Promise<TripRequest> {
    const replyBy = replyByOf(this.parts.clock.now());
    return this.parts.requests.ask({ requestKey, reservationId, contactId, kind, author, text, replyBy });
  }

  private async isTooMuch({ contactId }: PartyView): Promise<boolean> {
    return (await this.parts.limits.take([{ budget: byGuest, subject: contactId }])).kind === 'exceeded';
  }
}

const mayAsk = (view: PartyView): boolean => atLeast(view.ofTrip('requests'), 'change');
