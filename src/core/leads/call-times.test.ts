import { callTimes, openText, withCallTimes } from './call-times';

const hours = { from: '08:00', to: '20:00', timeZone: 'America/New_York', zoneName: 'Eastern Time' };
const at = (text: string) => new Date(text);

describe('half hours for a call', () => {
  it('H66 begin half an hour from now at the earliest, in the line’s zone', () => {
    // 10:10 in New York.
    const [first, second, ...others] = callTimes(hours, at('2027-01-11T15:10:00Z'));
    expect(first).toEqual({
      value: '2027-01-11 11:00 America/New_York',
      label: 'Monday, 11 January 2027, 11:00 am to 11:30 am, Eastern Time',
    });
    expect(second?.value).toBe('2027-01-11 11:30 America/New_York');
    expect(others).toHaveLength(16 + 3 * 24);
    expect(others.at(-1)?.label).toBe('Thursday, 14 January 2027, 7:30 pm to 8:00 pm, Eastern Time');
  });

  it('H66 are offered half an hour before they begin, and not a moment later', () => {
    const firstAt = (now: string) => callTimes(hours, at(now))[0]?.value;
    expect(firstAt('2027-01-11T15:30:00.000Z')).toBe('2027-01-11 11:00 America/New_York');
    expect(firstAt('2027-01-11T15:30:00.001Z')).toBe('2027-01-11 11:30 America/New_York');
  });

  it('begin and end with the hours of the office, at a half hour as well', () => {
    const short = { ...hours, from: '08:30', to: '10:00' };
    expect(
      callTimes(short, at('2027-01-11T05:00:00Z'))
        .slice(0, 4)
        .map(({ label }) => label.split(', ').at(-2)),
    ).toEqual(['8:30 am to 9:00 am', '9:00 am to 9:30 am', '9:30 am to 10:00 am', '8:30 am to 9:00 am']);
  });

  it('H66 begin with the office’s first hour when the clocks change that night', () => {
    // 13 March 2027, 23:00 in New York; the clocks change that night.
    const [first] = callTimes(hours, at('2027-03-14T04:00:00Z'));
    expect(first?.value).toBe('2027-03-14 08:00 America/New_York');
  });

  it('are offered behind the form’s own choices, with whether the office answers now', () => {
    const form = {
      id: 'call-back',
      title: '',
      standfirst: '',
      submitLabel: '',
      thanks: { kind: 'redirect' as const, to: '/thank-you' },
      fields: [
        { kind: 'text' as const, name: 'topic', label: '' },
        { kind: 'text' as const, name: 'callTime', label: '' },
        { kind: 'select' as const, name: 'language', label: '', options: [] },
        { kind: 'select' as const, name: 'callTime', label: '', options: [{ value: 'soon', label: 'Soon' }] },
      ],
    };
    const fields = withCallTimes(form, hours, at('2027-01-11T15:10:00Z')).fields;
    expect(fields.slice(0, 3)).toEqual(form.fields.slice(0, 3));
    const time = fields[3];
    expect(time).toMatchObject({
      hint: 'Open now, until 8:00 pm, Eastern Time. You may also call at once.',
      areOptionsTimed: true,
    });
    expect(time && 'options' in time ? time.options[0] : undefined).toEqual({ value: 'soon', label: 'Soon' });
  });

  it.each([
    ['2027-01-11T12:59:00Z', 'Closed now. We open at 8:00 am, Eastern Time.'],
    ['2027-01-11T13:00:00Z', 'Open now, until 8:00 pm, Eastern Time. You may also call at once.'],
    ['2027-01-12T01:00:00Z', 'Closed now. We open at 8:00 am, Eastern Time, tomorrow.'],
    ['2027-07-11T12:00:00Z', 'Open now, until 8:00 pm, Eastern Time. You may also call at once.'],
  ])('E12 state at %s whether the office is open', (now, text) => {
    expect(openText(hours, at(now))).toBe(text);
  });
});
