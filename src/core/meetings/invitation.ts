import { calendarFile, type CalendarEvent, type CalendarPerson } from '../calendar/calendar-file';
import type { Appointment } from './appointment';

export interface InvitationParts extends AppointmentWords {
  readonly appointment: Appointment;
  readonly now: Date;
  readonly organizer: CalendarPerson;
  readonly attendee?: CalendarPerson;
  readonly host: string;
}

interface AppointmentWords {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

const remindMinutes = 15;

/**
 * Returns the appointment as an iCalendar file (RFC 5545, RFC 5546): a `REQUEST`, or a `CANCEL` once it is cancelled.
 * The UID is stable and SEQUENCE counts the changes, so that a calendar updates its entry instead of adding one.
 */
export function invitationOf({ appointment, now, organizer, attendee, ...words }: InvitationParts): string {
  const event = appointmentEvent({ appointment, ...words });
  return calendarFile({
    product: 'Meetings',
    method: invitationMethod(appointment),
    now,
    events: [{ ...event, organizer, ...(attendee ? { attendee } : {}) }],
  });
}

export function appointmentEvent({
  appointment,
  summary,
  description,
  location,
  host,
}: AppointmentWords & Pick<InvitationParts, 'appointment' | 'host'>): CalendarEvent {
  const isCanceled = appointment.status === 'Canceled';
  return {
    uid: `${appointment.appointmentId}@${host}`,
    sequence: appointment.revision,
    when: { start: appointment.start, end: appointment.end },
    summary,
    description,
    location,
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    isBusy: true,
    ...(isCanceled ? {} : { alarmMinutes: remindMinutes }),
  };
}

export const invitationMethod = ({ status }: Pick<Appointment, 'status'>): 'REQUEST' | 'CANCEL' =>
  status === 'Canceled' ? 'CANCEL' : 'REQUEST';
