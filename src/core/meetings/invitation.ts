import type { Appointment } from './appointment';

/** What an invitation says besides its appointment. */
export interface InvitationParts {
  readonly appointment: Appointment;
  /** When it is written. */
  readonly now: Date;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee?: { readonly name: string; readonly email: string };
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Of the site: makes the UID nobody else's. */
  readonly host: string;
}

/**
 * The appointment as a file for calendars (RFC 5545, RFC 5546): a `REQUEST`, or a `CANCEL` once it is canceled. The UID
 * stays through every change and SEQUENCE counts them, so that a calendar moves what it has instead of adding to it.
 */
export function invitationOf({ appointment, now, organizer, attendee, summary, description, location, host }: InvitationParts): string {
  const isCanceled = appointment.status === 'Canceled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Landfall//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${invitationMethod(appointment)}`,
    'BEGIN:VEVENT',
    `UID:${appointment.appointmentId}@${host}`,
    `SEQUENCE:${appointment.revision}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(appointment.start)}`,
    `DTEND:${utc(appointment.end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    ...(attendee ? [`ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee.email}`] : []),
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(isCanceled ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-PT15M', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Of the file, and of the type that it is sent as. */
export const invitationMethod = ({ status }: Pick<Appointment, 'status'>): 'REQUEST' | 'CANCEL' => (status === 'Canceled' ? 'CANCEL' : 'REQUEST');

/** 20261124T153000Z. */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n').replaceAll(/\p{Cc}/gu, '');

/** A parameter's value; its quotation marks cannot be escaped. */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`;

const mostOctets = 75;
const octets = new TextEncoder();

/** Lines of at most 75 octets, the next beginning with a blank; no letter is torn apart. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const letter of line) {
    const size = octets.encode(letter).length;
    if (used + size > mostOctets) {
      parts.push(part);
      part = ' ';
      used = 1;
    }
    part += letter;
    used += size;
  }
  return [...parts, part].join('\r\n');
}
