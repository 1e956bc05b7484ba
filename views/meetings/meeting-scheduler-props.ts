import type { MeetingChannel } from '../../src/core/meetings/appointment';
import type { MeetingNews } from '../../src/core/meetings/meeting-message';

/** The record type goes to the calendar, but is not shown to a holder of the id (PYC-08, H36). */
interface MeetingUser {
  readonly firstName: string;
  readonly recordTypeName?: string;
}

export interface AppointmentView {
  readonly appointmentId: string;
  readonly start: number;
  readonly way: MeetingChannel;
  readonly purpose: string;
  readonly notes: string;
  readonly invitationHref: string;
}

interface MeetingFormView {
  readonly way: string;
  readonly purpose: string;
  readonly notes: string;
  readonly key: string;
}

export interface MeetingProblem {
  readonly message: string;
  readonly isTaken?: boolean;
  readonly notes?: string;
}

export interface MeetingReceipt {
  readonly news: MeetingNews;
  readonly start: number;
  /** False: the message could not be sent. Absent: no message was required. */
  readonly isTold?: boolean;
  readonly invitationHref?: string;
}

export interface MeetingSchedulerProps {
  readonly opportunityId: string;
  readonly user: MeetingUser;
  readonly consultant: { readonly name: string; readonly firstName: string };
  readonly timeZone: string;
  readonly isZoneChosen: boolean;
  readonly times: readonly number[];
  readonly day?: string;
  readonly at?: number;
  readonly moving?: AppointmentView;
  readonly form: MeetingFormView;
  readonly problem?: MeetingProblem;
  readonly receipt?: MeetingReceipt;
  readonly appointments?: readonly AppointmentView[];
  /** The appointment that My Calendar links to: the list stands first, and this one is highlighted (PRO-07). */
  readonly named?: string;
  readonly signInHref?: string;
  readonly visit?: string;
}
