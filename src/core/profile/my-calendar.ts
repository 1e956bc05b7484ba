import type { Appointment } from '../meetings/appointment';

/** How many appointments, and how many news, the overview shows at first (PRO-06, PRO-08). */
export const shownAtFirst = 3;

export interface CalendarEntry {
  readonly appointment: Appointment;
  /** It has not begun: only then there are details to go to (PRO-07). */
  readonly isAhead: boolean;
}

/** The appointments of My Calendar: scheduled ones only, those ahead first and the nearest of them on top, then those that have begun, the latest first (PRO-06). */
export function myCalendar(appointments: readonly Appointment[], now: Date): readonly CalendarEntry[] {
  const scheduled = appointments
    .filter(({ status }) => status === 'Scheduled')
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .map((appointment) => ({ appointment, isAhead: appointment.start > now }));
  return [...scheduled.filter(({ isAhead }) => isAhead), ...scheduled.filter(({ isAhead }) => !isAhead).toReversed()];
}
