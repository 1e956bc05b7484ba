import { portSymbol } from '../shared/port-symbol';
import type { AttachmentFile } from './attachment';
import type { RequestMessage, RequestKind, TripRequest } from './trip-request';

export interface NewRequest {
  /** Identifies the submitted form, so that a repeat finds the same request. */
  readonly requestKey: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly kind: RequestKind;
  readonly author: string;
  readonly text: string;
  readonly files: readonly AttachmentFile[];
  readonly replyBy: Date;
}

/** A guest's message is delivered to the CRM together with its request. */
export interface RequestDelivery {
  readonly request: Pick<TripRequest, 'requestId' | 'reservationId' | 'contactId' | 'kind' | 'replyBy'>;
  readonly message: RequestMessage;
  /** Reads the files of the message, which happens when the CRM accepts it. */
  readonly files: () => Promise<readonly DeliveredFile[]>;
}

export interface DeliveredFile extends AttachmentFile {
  readonly attachmentId: string;
}

/** The CRM's answer to a request; it has only the messages of staff. */
export interface RequestAnswer {
  readonly requestId: string;
  readonly isClosed: boolean;
  readonly owner?: string;
  readonly messages: readonly Omit<RequestMessage, 'from' | 'attachments'>[];
}

export interface UnnotifiedAnswer {
  readonly request: Pick<TripRequest, 'requestId' | 'reservationId' | 'contactId' | 'kind'>;
  readonly message: RequestMessage;
}

/**
 * Requests with their messages, in the site's own database, so that none is lost while the CRM is down and each is
 * shown at once (reliability D2). Texts are sealed (F9). Safe on many nodes at once.
 */
export interface TripRequests {
  /** Finds the requests of one guest on one trip, newest first. */
  find(guest: { readonly reservationId: string; readonly contactId: string }): Promise<readonly TripRequest[]>;
  findAll(contactId: string): Promise<readonly TripRequest[]>;
  ask(request: NewRequest): Promise<TripRequest>;
  /** Returns undefined where the guest has no such request, or it is closed. */
  reply(
    message: Omit<NewRequest, 'reservationId' | 'kind'> & { readonly requestId: string },
  ): Promise<TripRequest | undefined>;
  /** Finds a file of the guest's own requests only. */
  findFile(file: { readonly contactId: string; readonly attachmentId: string }): Promise<AttachmentFile | undefined>;
  findFiles(contactId: string): Promise<readonly DeliveredFile[]>;
  claimUndelivered(leaseUntil: Date): Promise<readonly RequestDelivery[]>;
  /** Returns ids of requests that are not closed and that the CRM has. */
  findOpenIds(): Promise<readonly string[]>;
  receive(answer: RequestAnswer): Promise<void>;
  claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedAnswer[]>;
  /** The CRM has the guest's message, or the guest was notified of the staff's. */
  markDone(messageId: string): Promise<void>;
}
export const TripRequests = portSymbol<TripRequests>('TripRequests');
