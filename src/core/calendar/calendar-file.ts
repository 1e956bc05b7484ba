import type { PlainDate } from '../shared/plain-date';

export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly when: CalendarTime;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** When it is false, the time counts as free in free/busy searches. */
  readonly isBusy: boolean;
  readonly changedAt?: Date;
  readonly organizer?: CalendarPerson;
  readonly attendee?: CalendarPerson;
  readonly alarmMinutes?: number;
}

type CalendarTime =
  | { readonly start: Date; readonly end: Date }
  | { readonly firstDay: PlainDate; readonly dayAfter: PlainDate };

export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

interface CalendarFile {
  readonly product: string;
  /** iTIP method (RFC 5546); a subscribed feed has none. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly name?: string;
  readonly now: Date;
  readonly events: readonly CalendarEvent[];
}

/** A calendar program refreshes the feed after this interval (RFC 7986 and its predecessor). */
const lookAgain = 'PT1H';

/** An iCalendar file has CRLF, lines of at most 75 octets, and escaped texts (RFC 5545). */
export function calendarFile({ product, method, name, now, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Landfall//${product}//EN`,
    'CALSCALE:GREGORIAN',
    ...(method === undefined ? [] : [`METHOD:${method}`]),
    ...(name === undefined
      ? []
      : [
          `NAME:${escapeText(name)}`,
          `X-WR-CALNAME:${escapeText(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${lookAgain}`,
          `X-PUBLISHED-TTL:${lookAgain}`,
        ]),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent, now: Date): readonly string[] {
  const {
    uid,
    sequence,
    when,
    summary,
    description,
    location,
    status,
    isBusy,
    changedAt,
    organizer,
    attendee,
    alarmMinutes,
  } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    ...(changedAt ? [`LAST-MODIFIED:${utc(changedAt)}`] : []),
    ...('start' in when
      ? [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]
      : [
          `DTSTART;VALUE=DATE:${when.firstDay.replaceAll('-', '')}`,
          `DTEND;VALUE=DATE:${when.dayAfter.replaceAll('-', '')}`,
        ]),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    ...(organizer ? [`ORGANIZER;CN=${quoteText(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(attendee
      ? [`ATTENDEE;CN=${quoteText(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee.email}`]
      : []),
    `STATUS:${status}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(alarmMinutes === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(summary)}`,
          `TRIGGER:-PT${alarmMinutes}M`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Returns a parameter's value; quotation marks cannot be escaped in it, so they are dropped. */
const quoteText = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`;

const maxOctets = 75;
const octets = new TextEncoder();

/** Folds lines at 75 octets, continuations beginning with a space; no character is split. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octetCount = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (octetCount + size > maxOctets) {
      parts.push(part);
      part = ' ';
      octetCount = 1;
    }
    part += character;
    octetCount += size;
  }
  return [...parts, part].join('\r\n');
}
