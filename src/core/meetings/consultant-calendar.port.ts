import type { Appointment, FreeTime, MeetingChannel } from './appointment';

export type { Appointment } from './appointment';

/** Who wants to speak with whom. A vendor's calendar decides by the record type what it offers (PYC-08). */
export interface MeetingParticipants {
  readonly contactId: string;
  readonly opportunityId: string;
  readonly recordTypeName: string;
  /** The consultant's place in the calendar. */
  readonly resourceId: string;
}

export interface MeetingRequest {
  readonly participants: MeetingParticipants;
  readonly start: Date;
  readonly way: MeetingChannel;
  readonly purpose: string;
  readonly notes: string;
  /** One for each submission: sent again, it is the appointment that it made (reliability D6). */
  readonly key: string;
}

export type BookMeetingOutcome =
  | { readonly kind: 'booked'; readonly appointment: Appointment }
  /** This submission was carried out before: nothing changed. */
  | { readonly kind: 'booked-before'; readonly appointment: Appointment }
  /** Somebody else has the time by now, or the consultant does not work then. */
  | { readonly kind: 'taken' }
  /** The guest has as many appointments ahead as one may have. */
  | { readonly kind: 'full' };

export type MoveOutcome =
  | { readonly kind: 'moved'; readonly appointment: Appointment }
  /** It stands at this time already. */
  | { readonly kind: 'unchanged'; readonly appointment: Appointment }
  | { readonly kind: 'taken' }
  /** Canceled, or it has begun. */
  | { readonly kind: 'over' }
  /** Another guest's and none at all are the same (reliability C1). */
  | { readonly kind: 'not-found' };

export type CancelOutcome =
  | { readonly kind: 'canceled'; readonly appointment: Appointment }
  /** It was canceled before. */
  | { readonly kind: 'unchanged'; readonly appointment: Appointment }
  | { readonly kind: 'over' }
  | { readonly kind: 'not-found' };

/** The consultants' calendars. A time is given to one guest only, whoever asks for it at once and wherever. */
export interface ConsultantCalendar {
  /** All of a guest's, in every status, the earliest first. */
  findAppointments(contactId: string): Promise<readonly Appointment[]>;
  /** What can be had from `from` to `to`, at most 31 days, the earliest first. */
  findFreeTimes(asked: {
    readonly resourceId: string;
    readonly from: Date;
    readonly to: Date;
  }): Promise<readonly FreeTime[]>;
  /** Of several who want one time at once, one gets it. */
  book(meetingRequest: MeetingRequest): Promise<BookMeetingOutcome>;
  /** The old time is free again exactly when the new one is taken. */
  move(request: {
    readonly contactId: string;
    readonly appointmentId: string;
    readonly start: Date;
  }): Promise<MoveOutcome>;
  cancel(request: { readonly contactId: string; readonly appointmentId: string }): Promise<CancelOutcome>;
}
export const ConsultantCalendar = Symbol('ConsultantCalendar');
