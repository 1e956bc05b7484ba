/** How a guest and their consultant speak with each other. */
export const meetingChannels = ['phone', 'video'] as const;
export type MeetingChannel = (typeof meetingChannels)[number];

/** A conversation between a guest and their consultant. What is over is `Completed` from its end on. */
export interface Appointment {
  readonly appointmentId: string;
  readonly status: 'Scheduled' | 'Completed' | 'Canceled';
  readonly start: Date;
  readonly end: Date;
  readonly consultantName: string;
  readonly way: MeetingChannel;
  /** What it is about, in the guest's choice of our words. */
  readonly purpose: string;
  /** What the guest wrote beside it; empty when nothing. */
  readonly notes: string;
  /** How often it was moved or canceled: the SEQUENCE of its invitation. */
  readonly revision: number;
}

/** A time that can be had, and its end. */
export interface FreeTime {
  readonly start: Date;
  readonly end: Date;
}

/** Those ahead, the nearest first. */
export const appointmentsAhead = (appointments: readonly Appointment[], now: Date): readonly Appointment[] =>
  appointments
    .filter(({ status, start }) => status === 'Scheduled' && start > now)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
