import { portSymbol } from '../shared/port-symbol';
import type { AttachmentFile } from './attachment';
import type { StaffMember } from './staff-members.port';
import type { RequestKind, RequestMessage } from './trip-request';

/** A request is `waiting` while its guest wrote last. */
export const staffStates = ['waiting', 'answered', 'closed'] as const;
export type StaffState = (typeof staffStates)[number];

/** A request in the list of the staff: nothing of its text. */
export interface StaffRequest {
  readonly requestId: string;
  readonly reservationId: string;
  readonly kind: RequestKind;
  readonly state: StaffState;
  readonly owner?: string;
  readonly replyBy: Date;
}

export interface OpenedRequest extends StaffRequest {
  readonly messages: readonly RequestMessage[];
}

export interface RequestReading {
  readonly reader: string;
  readonly readAt: Date;
  /** It is undefined for the request's messages. */
  readonly fileId?: string;
}

interface RequestOfStaff {
  readonly requestId: string;
  readonly member: StaffMember;
}

/** The requests of guests as the line's staff works on them, where the CRM is the embedded one. */
export interface StaffRequests {
  /** Those in one state, the soonest reply first and closed ones newest first, `maxListed` at most. */
  find(asked: { readonly state: StaffState; readonly reservationId?: string }): Promise<readonly StaffRequest[]>;
  /** The messages of a request; the reading is noted before they are given. */
  read(request: RequestOfStaff): Promise<OpenedRequest | undefined>;
  /** A file of a request; the reading is noted with its name. */
  readFile(file: RequestOfStaff & { readonly attachmentId: string }): Promise<AttachmentFile | undefined>;
  /** Who has read a request, the newest reading first. */
  findReadings(requestId: string): Promise<readonly RequestReading[]>;
  /** False for a request that is closed or unknown. The author becomes its owner; a repeat of a form changes nothing. */
  answer(answer: RequestOfStaff & { readonly formKey: string; readonly text: string }): Promise<boolean>;
  /** It makes the member the owner of the request. */
  take(request: RequestOfStaff): Promise<boolean>;
  close(request: RequestOfStaff): Promise<boolean>;
}
export const StaffRequests = portSymbol<StaffRequests>('StaffRequests');

export const maxListed = 100;
