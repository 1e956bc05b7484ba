import type { MeetingChannel } from '../../src/core/meetings/appointment';
import type { MeetingNews } from '../../src/core/meetings/meeting-message';

/** Whom the desk is for. The record type goes to the calendar with every request; a holder of the id is not told it (PYC-08, H36). */
export interface MeetingUser {
  readonly firstName: string;
  readonly recordTypeName?: string;
}

/** Instants are ms since 1970. */
export interface AppointmentView {
  readonly appointmentId: string;
  readonly start: number;
  readonly way: MeetingChannel;
  readonly purpose: string;
  readonly notes: string;
  readonly invitationHref: string;
}

/** What was typed, and what the submission is known by. */
export interface MeetingFormView {
  readonly way: string;
  readonly purpose: string;
  readonly notes: string;
  readonly key: string;
}

export interface MeetingProblem {
  readonly message: string;
  /** The next free times are offered beside it. */
  readonly isTaken?: boolean;
  /** At what was written. */
  readonly notes?: string;
}

export interface MeetingReceipt {
  readonly news: MeetingNews;
  readonly start: number;
  /** False: the message could not be sent. Absent: nothing had to be sent. */
  readonly isTold?: boolean;
  readonly invitationHref?: string;
}

export interface MeetingSchedulerProps {
  readonly opportunityId: string;
  readonly user: MeetingUser;
  readonly consultant: { readonly name: string; readonly firstName: string };
  /** IANA name. */
  readonly timeZone: string;
  /** Whether the guest said so; else the browser's own takes its place. */
  readonly isZoneChosen: boolean;
  /** The starts of half hours that can be had, the nearest first. */
  readonly times: readonly number[];
  readonly day?: string;
  readonly at?: number;
  /** The appointment that gets another time. */
  readonly moving?: AppointmentView;
  readonly form: MeetingFormView;
  readonly problem?: MeetingProblem;
  readonly receipt?: MeetingReceipt;
  /** The guest's own ahead; absent for whoever is not known to be them (H36). */
  readonly appointments?: readonly AppointmentView[];
  /** The one that My Calendar leads to: the list stands first, and this one is marked (PRO-07). */
  readonly named?: string;
  /** Where whoever holds the id signs in to see, move and cancel. */
  readonly signInHref?: string;
}
