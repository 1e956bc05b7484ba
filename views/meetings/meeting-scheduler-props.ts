import type { MeetingChannel } from '../../src/core/meetings/appointment';
import type { MeetingNews } from '../../src/core/meetings/meeting-message';

/** The record type is sent to the calendar, but not shown to a visitor who only has the id (PYC-08, H36). */
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

export interface MeetingFormView {
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
  /** False when the message could not be sent; absent when none was required. */
  readonly isNotified?: boolean;
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
  /** The appointment to which My Calendar links: the list comes first, and this one is highlighted (PRO-07). */
  readonly highlightedId?: string;
  readonly signInHref?: string;
  readonly visit?: string;
}
