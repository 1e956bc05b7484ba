import { calendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: 'a-1@ondine.example',
  sequence: 2,
  when: { start: new Date('2026-11-24T15:30:00Z'), end: new Date('2026-11-24T16:00:00Z') },
  summary: 'A call',
  description: 'We call you.',
  location: 'By telephone',
  status: 'CONFIRMED',
  isBusy: true,
};
const linesOf = (changes: Partial<CalendarEvent>) => {
  const file = calendarFile({
    product: 'Trips',
    now: new Date('2026-11-22T09:00:00Z'),
    events: [{ ...event, ...changes }],
  });
  return file.split('\r\n').slice(4, -2);
};

describe('a calendar file', () => {
  it('has of an event what is known of it, and nothing else', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VEVENT',
      'UID:a-1@ondine.example',
      'SEQUENCE:2',
      'DTSTAMP:20261122T090000Z',
      'DTSTART:20261124T153000Z',
      'DTEND:20261124T160000Z',
      'SUMMARY:A call',
      'DESCRIPTION:We call you.',
      'LOCATION:By telephone',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]);
    expect(linesOf({ isBusy: false })).toContain('TRANSP:TRANSPARENT');
  });

  it('reminds of an event with an alarm', () => {
    expect(linesOf({ alarmMinutes: 15 }).slice(-6)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:A call',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
    ]);
  });

  it.each([
    [67, ['SUMMARY:', 67]],
    [68, ['SUMMARY:', 67, ' ', 1]],
    [67 + 74, ['SUMMARY:', 67, ' ', 74]],
    [67 + 75, ['SUMMARY:', 67, ' ', 74, ' ', 1]],
  ])('C9 folds a line of eight and %i octets after 75', (length, parts) => {
    const folded = parts.map((part) => (typeof part === 'number' ? 'a'.repeat(part) : part)).join('');
    const [file] = linesOf({ summary: 'a'.repeat(length) })
      .join('\r\n')
      .match(/SUMMARY:a+(?:\r\n a+)*/) ?? [''];
    expect(file.replaceAll('\r\n', '')).toBe(folded);
  });

  it('C9 folds before a letter of two octets that would not fit as a whole', () => {
    const lines = linesOf({ summary: `${'a'.repeat(66)}é` });
    expect(lines.slice(6, 8)).toEqual([`SUMMARY:${'a'.repeat(66)}`, ' é']);
  });
});
