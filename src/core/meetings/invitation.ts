import { calendarFile, type CalendarEvent, type CalendarPerson } from '../calendar/calendar-file';
import type { Appointment } from './appointment';

/** What an invitation says besides its appointment. */
export interface InvitationParts extends AppointmentWords {
  readonly appointment: Appointment;
  /** When it is written. */
  readonly now: Date;
  readonly organizer: CalendarPerson;
  readonly attendee?: CalendarPerson;
  /** Of the site: makes the UID nobody else's. */
  readonly host: string;
}

interface AppointmentWords {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

const remindMinutes = 15;

/**
 * The appointment as a file for calendars (RFC 5545, RFC 5546): a `REQUEST`, or a `CANCEL` once it is canceled. The UID
 * stays through every change and SEQUENCE counts them, so that a calendar moves what it has instead of adding to it.
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

/** An appointment among the entries of a calendar; the same one as in its invitation. */
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

/** Of the file, and of the type that it is sent as. */
export const invitationMethod = ({ status }: Pick<Appointment, 'status'>): 'REQUEST' | 'CANCEL' =>
  status === 'Canceled' ? 'CANCEL' : 'REQUEST';
