import type { Appointment, FreeTime, MeetingChannel } from './appointment';
import { portSymbol } from '../shared/port-symbol';

export type { Appointment } from './appointment';

/** Guest and consultant. A vendor's calendar decides by the record type what slots it offers (PYC-08). */
export interface MeetingParticipants {
  readonly contactId: string;
  readonly opportunityId: string;
  readonly recordTypeName: string;
  readonly resourceId: string;
}

export interface MeetingRequest {
  readonly participants: MeetingParticipants;
  readonly start: Date;
  readonly way: MeetingChannel;
  readonly purpose: string;
  readonly notes: string;
  /** One key per submission: a repeat returns the appointment that was made (reliability D6). */
  readonly key: string;
}

export type BookMeetingOutcome =
  | { readonly kind: 'booked'; readonly appointment: Appointment }
  | { readonly kind: 'booked-before'; readonly appointment: Appointment }
  /** The slot is no longer free, or the consultant does not work at that time. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'full' };

export type MoveOutcome =
  | { readonly kind: 'moved'; readonly appointment: Appointment }
  | { readonly kind: 'unchanged'; readonly appointment: Appointment }
  | { readonly kind: 'taken' }
  /** The appointment was cancelled or has begun. */
  | { readonly kind: 'over' }
  /** Another guest's appointment is not distinguished from none (reliability C1). */
  | { readonly kind: 'not-found' };

export type CancelOutcome =
  | { readonly kind: 'canceled'; readonly appointment: Appointment }
  | { readonly kind: 'unchanged'; readonly appointment: Appointment }
  | { readonly kind: 'over' }
  | { readonly kind: 'not-found' };

/** The consultants' calendars. A slot is given to one guest only, however many ask concurrently on any node. */
export interface ConsultantCalendar {
  findAppointments(contactId: string): Promise<readonly Appointment[]>;
  findFreeTimes(query: {
    readonly resourceId: string;
    readonly from: Date;
    readonly to: Date;
  }): Promise<readonly FreeTime[]>;
  /** Books a slot. Of several concurrent bookings of one slot, one succeeds. */
  book(meetingRequest: MeetingRequest): Promise<BookMeetingOutcome>;
  /** Moves atomically: the old slot is freed exactly when the new one is taken. */
  move(request: {
    readonly contactId: string;
    readonly appointmentId: string;
    readonly start: Date;
  }): Promise<MoveOutcome>;
  cancel(request: { readonly contactId: string; readonly appointmentId: string }): Promise<CancelOutcome>;
}
export const ConsultantCalendar = portSymbol<ConsultantCalendar>('ConsultantCalendar');
