import type { Appointment } from '../../core/meetings/appointment';
import { inEasternTime } from '../../core/profile/eastern-time';
import { type CalendarEntry, initialItemCount } from '../../core/profile/my-calendar';
import type { CalendarView, MeetingView } from '../../../views/profile/Calendar';
import { overviewTexts } from '../../../views/profile/overview.texts';

const texts = overviewTexts.calendar;

/**
 * Shows three appointments, the others behind View All (PRO-06). `detailsHref` is absent when the appointment has no
 * page.
 */
export function toCalendar(
  entries: readonly CalendarEntry[],
  detailsHref?: (appointment: Appointment) => string,
): CalendarView {
  const meetings = entries.map((entry) => toMeeting(entry, detailsHref));
  return { first: meetings.slice(0, initialItemCount), rest: meetings.slice(initialItemCount) };
}

function toMeeting(
  { appointment, isAhead, isRunning }: CalendarEntry,
  detailsHref: ((appointment: Appointment) => string) | undefined,
): MeetingView {
  const { appointmentId, consultantName, purpose, way, start, end } = appointment;
  const joinHref = appointment.joinUrl ?? detailsHref?.(appointment);
  return {
    appointmentId,
    title: purpose === '' ? texts.meeting : purpose,
    about: texts.with[way](consultantName),
    ...whenOf(appointment),
    start: start.toISOString(),
    end: end.toISOString(),
    ...(isAhead && detailsHref ? { detailsHref: detailsHref(appointment) } : {}),
    ...(isRunning && joinHref !== undefined ? { joinHref } : {}),
  };
}

type When = Pick<MeetingView, 'day' | 'month' | 'weekday' | 'time'>;

/**
 * Cached by the appointment, which is the same object until it changes, because time zone calculations are expensive.
 */
const whenByAppointment = new WeakMap<Appointment, When>();

function whenOf(appointment: Appointment): When {
  const before = whenByAppointment.get(appointment);
  if (before) return before;
  const { weekday, date, time } = inEasternTime(appointment);
  const [day = '', ...month] = date.split(' ');
  const when = { day, month: month.join(' '), weekday, time };
  whenByAppointment.set(appointment, when);
  return when;
}
