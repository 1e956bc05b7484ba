import type { Appointment } from '../meetings/appointment';

export const initialItemCount = 3;

export interface CalendarEntry {
  readonly appointment: Appointment;
  /** True when the appointment has not begun: only then it links to details (PRO-07). */
  readonly isAhead: boolean;
  readonly isRunning: boolean;
}

/**
 * My Calendar shows only scheduled appointments. Those under way and upcoming come first, nearest first, then ended
 * ones, latest first (PRO-06).
 */
export function myCalendar(appointments: readonly Appointment[], now: Date): readonly CalendarEntry[] {
  const scheduledMeetings = appointments
    .filter(({ status }) => status === 'Scheduled')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .map((appointment) => ({
      appointment,
      isAhead: appointment.start > now,
      isRunning: appointment.start <= now && now < appointment.end,
    }));
  const hasEnded = ({ isAhead, isRunning }: CalendarEntry) => !isAhead && !isRunning;
  return [...scheduledMeetings.filter((entry) => !hasEnded(entry)), ...scheduledMeetings.filter(hasEnded).toReversed()];
}
