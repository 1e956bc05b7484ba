import type { Attachment } from './attachment';

/** Kinds of requests about a trip; each request is followed until it is answered. */
export const requestKinds = ['name', 'move', 'cancel', 'payment', 'special', 'call-back', 'feedback', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * `sent`: the guest waits for a first answer. `answered`: the last message is the line's. `closed`: the line closed it.
 */
export type RequestState = 'sent' | 'answered' | 'closed';

export interface RequestMessage {
  readonly messageId: string;
  readonly from: 'guest' | 'line';
  readonly author: string;
  readonly text: string;
  readonly writtenAt: Date;
  readonly attachments?: readonly Attachment[];
}

export interface TripRequest {
  readonly requestId: string;
  readonly reservationId: string;
  readonly contactId: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly owner?: string;
  readonly replyBy: Date;
  /** The CRM has accepted the newest message at this time; until then there is none. */
  readonly deliveredAt?: Date;
  readonly messages: readonly [RequestMessage, ...RequestMessage[]];
}

export const kindNames: Readonly<Record<RequestKind, string>> = {
  name: 'Change a name',
  move: 'Move to another sailing or suite',
  cancel: 'Cancel',
  payment: 'A payment',
  special: 'A special request',
  'call-back': 'Please call me back',
  feedback: 'How the voyage was',
  other: 'Something else',
};

export const maxMessageLength = 2_000;
const replyHours = 24;

/** The line replies within one whole day, whatever its office hours. */
export const replyByOf = (askedAt: Date): Date => new Date(askedAt.getTime() + replyHours * 3_600_000);
