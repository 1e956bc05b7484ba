import { atLeast } from '../party/access-matrix';
import type { PartyView } from '../party/party-view';
import type { Clock } from '../shared/clock.port';
import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import type { AttachmentMistake, CheckAttachments, GivenFile } from './check-attachments';
import { cleanText, mistakeOf } from './message-text';
import { replyByOf, requestKinds, type TripRequest } from './trip-request';
import type { NewRequest, TripRequests } from './trip-requests.port';

const byGuest: RateBudget = { name: 'trip-requests', max: 30, withinSeconds: 24 * 3600 };

interface AskErrors {
  readonly kind?: 'missing';
  readonly text?: 'missing' | 'too-long';
  readonly files?: AttachmentMistake;
}

export type AskRequestOutcome =
  | { readonly kind: 'stored'; readonly request: TripRequest }
  | { readonly kind: 'invalid'; readonly errors: AskErrors }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'not-allowed' };

interface TypedRequest {
  readonly requestKey: string;
  readonly author: string;
  readonly text: string;
  readonly files: readonly GivenFile[];
}

interface AskRequestParts {
  readonly requests: Pick<TripRequests, 'ask' | 'reply'>;
  readonly attachments: Pick<CheckAttachments, 'run'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly clock: Clock;
}

/**
 * Stores the request of a person of a trip. It reaches the CRM afterwards, so that an unavailable CRM loses nothing
 * (reliability D2).
 */
export class AskRequest {
  constructor(private readonly parts: AskRequestParts) {}

  async run(view: PartyView, typedRequest: TypedRequest & { readonly kind: string }): Promise<AskRequestOutcome> {
    if (!mayAsk(view)) return { kind: 'not-allowed' };
    const kind = requestKinds.find((one) => one === typedRequest.kind);
    const text = cleanText(typedRequest.text);
    const mistake = mistakeOf(text);
    if (!kind || mistake)
      return {
        kind: 'invalid',
        errors: { ...(kind ? {} : { kind: 'missing' }), ...(mistake ? { text: mistake } : {}) },
      };
    if (await this.isTooMuch(view)) return { kind: 'too-many' };
    const attachmentCheck = await this.parts.attachments.run(typedRequest.files);
    if (attachmentCheck.kind === 'refused') return { kind: 'invalid', errors: { files: attachmentCheck.mistake } };
    return {
      kind: 'stored',
      request: await this.store(view, { ...typedRequest, kind, text, files: attachmentCheck.files }),
    };
  }

  async reply(
    view: PartyView,
    typedRequest: TypedRequest & { readonly requestId: string },
  ): Promise<AskRequestOutcome> {
    if (!mayAsk(view)) return { kind: 'not-allowed' };
    const text = cleanText(typedRequest.text);
    const mistake = mistakeOf(text);
    if (mistake) return { kind: 'invalid', errors: { text: mistake } };
    if (await this.isTooMuch(view)) return { kind: 'too-many' };
    const attachmentCheck = await this.parts.attachments.run(typedRequest.files);
    if (attachmentCheck.kind === 'refused') return { kind: 'invalid', errors: { files: attachmentCheck.mistake } };
    const { requestKey, requestId, author } = typedRequest;
    const request = await this.parts.requests.reply({
      requestKey,
      requestId,
      author,
      contactId: view.contactId,
      text,
      files: attachmentCheck.files,
      replyBy: replyByOf(this.parts.clock.now()),
    });
    return request ? { kind: 'stored', request } : { kind: 'closed' };
  }

  private store(
    { contactId, trip: { reservationId } }: PartyView,
    { requestKey, author, kind, text, files }: Omit<NewRequest, 'reservationId' | 'contactId' | 'replyBy'>,
  ): Promise<TripRequest> {
    const replyBy = replyByOf(this.parts.clock.now());
    return this.parts.requests.ask({ requestKey, reservationId, contactId, kind, author, text, files, replyBy });
  }

  private async isTooMuch({ contactId }: PartyView): Promise<boolean> {
    return (await this.parts.limits.take([{ budget: byGuest, subject: contactId }])).kind === 'exceeded';
  }
}

const mayAsk = (view: PartyView): boolean => atLeast(view.ofTrip('requests'), 'change');
