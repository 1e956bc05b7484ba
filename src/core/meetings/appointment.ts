export const meetingChannels = ['phone', 'video'] as const;
export type MeetingChannel = (typeof meetingChannels)[number];

export interface Appointment {
  readonly appointmentId: string;
  readonly status: 'Scheduled' | 'Completed' | 'Canceled';
  readonly start: Date;
  readonly end: Date;
  readonly consultantName: string;
  readonly way: MeetingChannel;
  readonly purpose: string;
  readonly notes: string;
  readonly revision: number;
  /** The guest’s record type that was passed to scheduling (PYC-08); absent where the calendar does not keep it. */
  readonly recordTypeName?: string;
  readonly joinUrl?: string;
}

export interface FreeTime {
  readonly start: Date;
  readonly end: Date;
}

export const appointmentsAhead = (appointments: readonly Appointment[], now: Date): readonly Appointment[] =>
  appointments
    .filter(({ status, start }) => status === 'Scheduled' && start > now)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
