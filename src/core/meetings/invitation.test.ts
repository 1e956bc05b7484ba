import { assert, property, string } from 'fast-check';
import type { Appointment } from './appointment';
import { invitationOf, type InvitationParts } from './invitation';
import { meetingMessage } from './meeting-message';

const appointment: Appointment = {
  appointmentId: 'a-1',
  status: 'Scheduled',
  start: new Date('2026-11-24T15:30:00Z'),
  end: new Date('2026-11-24T16:00:00Z'),
  consultantName: 'Inés Calloway',
  way: 'phone',
  purpose: 'Something else',
  notes: '',
  revision: 0,
};
const parts: InvitationParts = {
  appointment,
  now: new Date('2026-11-22T09:00:00Z'),
  organizer: { name: 'Inés Calloway', email: 'ines@ondine.example' },
  attendee: { name: 'Eleanor "E" Marsh', email: 'guest@example.com' },
  summary: 'Inés Calloway, Ondine',
  description: 'Calls you; or you call.\nhttps://ondine.example/x?id=1',
  location: 'By telephone',
  host: 'ondine.example',
};
/** As a calendar reads it: lines put together again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** The mark of a torn letter may not be in a text that is looked through for one. */
const isWhole = (text: string) => !text.includes('\ufffd');

describe('an invitation', () => {
  it('PYC-01 is a request that a calendar reads: times in UTC, a UID of its own, texts escaped', () => {
    const lines = unfolded(invitationOf(parts));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:a-1@ondine.example',
        'SEQUENCE:0',
        'DTSTAMP:20261122T090000Z',
        'DTSTART:20261124T153000Z',
        'DTEND:20261124T160000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Inés Calloway\\, Ondine',
        'DESCRIPTION:Calls you\\; or you call.\\nhttps://ondine.example/x?id=1',
        'ORGANIZER;CN="Inés Calloway":mailto:ines@ondine.example',
        'ATTENDEE;CN="Eleanor E Marsh";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:guest@example.com',
      ]),
    );
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(
      lines.filter((line) => line.startsWith('END:')).length,
    );
  });

  it('PYC-01 reminds a quarter of an hour before, and names no attendee who has no address', () => {
    const { attendee, ...others } = parts;
    const lines = unfolded(invitationOf(others));
    expect(attendee).toBeDefined();
    expect(lines).toEqual(expect.arrayContaining(['BEGIN:VALARM', 'TRIGGER:-PT15M', 'TRANSP:OPAQUE']));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it('PYC-01 counts what was changed, keeps its UID, and takes itself back', () => {
    const lines = unfolded(
      invitationOf({ ...parts, appointment: { ...appointment, status: 'Canceled', revision: 2 } }),
    );
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:a-1@ondine.example', 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  it('C9 has no line longer than 75 octets, tears no letter apart, and lets no text begin a line of its own', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }).filter(isWhole), (text) => {
        const file = invitationOf({
          ...parts,
          description: text,
          summary: text,
          organizer: { name: text, email: 'ines@ondine.example' },
        });
        const lines = file.split('\r\n');
        return (
          lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line)) &&
          !file.includes('\uFFFD') &&
          unfolded(file).length === unfolded(invitationOf(parts)).length
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('what a guest is notified of', () => {
  const messageInput = {
    appointment,
    guest: { firstName: 'Eleanor', lastName: 'Marsh', email: 'guest@example.com' },
    consultant: { firstName: 'Inés', lastName: 'Calloway', email: 'ines@ondine.example', phone: '+13055550117' },
    timeZone: 'Europe/London',
    url: 'https://ondine.example/schedule-meeting?id=1',
    lineName: 'Ondine',
    now: parts.now,
  } as const;

  it.each([
    ['booked', 'Your appointment with Inés Calloway'],
    ['moved', 'Your appointment with Inés Calloway has moved'],
    ['canceled', 'Your appointment with Inés Calloway is cancelled'],
  ] as const)('H35 says when it is in both zones, and brings the invitation: %s', (news, subject) => {
    const message = meetingMessage({ ...messageInput, news });
    expect(message).toMatchObject({
      to: { channel: 'email', email: 'guest@example.com' },
      kind: { name: 'meeting' },
      subject,
      attachment: { name: 'meeting.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
    });
    expect(message?.paragraphs.join(' ')).toContain(
      'Tuesday, 24 November 2026, 3:30 pm (London time), which is 10:30 am Eastern Time',
    );
  });

  it('PYC-12 CNT-38 names the number of a consultant who has one', () => {
    const wordsWith = (phone: string) =>
      meetingMessage({
        ...messageInput,
        news: 'booked',
        consultant: { ...messageInput.consultant, phone },
      })?.paragraphs.join(' ');
    expect(wordsWith('+13055550117')).toContain('To call instead: +13055550117.');
    expect(wordsWith('3055550172')).toContain('To call instead: (305) 555-0172.');
    expect(wordsWith('')).not.toContain('To call instead');
  });

  it('PYC-01 writes to a phone where there is no e-mail, and to nobody who cannot be reached', () => {
    expect(
      meetingMessage({
        ...messageInput,
        news: 'booked',
        guest: { firstName: 'E', lastName: 'M', phone: '+13055550142' },
      })?.to,
    ).toEqual({ channel: 'phone', phone: '+13055550142' });
    expect(
      meetingMessage({ ...messageInput, news: 'booked', guest: { firstName: 'E', lastName: 'M' } }),
    ).toBeUndefined();
  });
});
