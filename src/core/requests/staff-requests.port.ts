import { portSymbol } from '../shared/port-symbol';
import type { AttachmentFile } from './attachment';
import type { StaffMember } from './staff-members.port';
import type { RequestMessage, TripRequest } from './trip-request';

/** A request is `waiting` while the last message is its guest's. */
export const staffStates = ['waiting', 'answered', 'closed'] as const;
export type StaffState = (typeof staffStates)[number];

/** The list for staff shows a request without any of its text. */
export interface StaffRequest extends Pick<TripRequest, 'requestId' | 'reservationId' | 'kind' | 'owner' | 'replyBy'> {
  readonly state: StaffState;
}

export interface OpenedRequest extends StaffRequest {
  readonly messages: readonly RequestMessage[];
}

export interface RequestReading {
  readonly reader: string;
  readonly readAt: Date;
  /** A reading without a file is of the request's messages. */
  readonly fileId?: string;
}

interface RequestOfStaff {
  readonly requestId: string;
  readonly member: StaffMember;
}

/** Guests' requests as staff work on them, for an installation with the embedded CRM. */
export interface StaffRequests {
  /**
   * Requests in one state, those with the earliest reply date first and closed ones newest first, at most `maxListed`.
   */
  find(query: { readonly state: StaffState; readonly reservationId?: string }): Promise<readonly StaffRequest[]>;
  /** Returns the messages of a request; the reading is recorded first. */
  read(request: RequestOfStaff): Promise<OpenedRequest | undefined>;
  /** Returns a file of a request; the reading is recorded with the file's name. */
  readFile(file: RequestOfStaff & { readonly attachmentId: string }): Promise<AttachmentFile | undefined>;
  /** Readings of a request, newest first. */
  findReadings(requestId: string): Promise<readonly RequestReading[]>;
  /**
   * False for a request that is closed or unknown. The author becomes its owner; a repeat of a form changes nothing.
   */
  answer(answer: RequestOfStaff & { readonly formKey: string; readonly text: string }): Promise<boolean>;
  assign(request: RequestOfStaff): Promise<boolean>;
  close(request: RequestOfStaff): Promise<boolean>;
}
export const StaffRequests = portSymbol<StaffRequests>('StaffRequests');

export const maxListed = 100;
