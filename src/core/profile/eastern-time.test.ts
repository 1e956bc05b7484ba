import { inEasternTime } from './eastern-time';

/** Typographic spaces differ between versions of the machine's calendar. */
const rendered = (start: string, end: string) => {
  const { weekday, date, time } = inEasternTime({ start: new Date(start), end: new Date(end) });
  return [weekday, date, time.replace(/\s/g, ' ')];
};

describe('Eastern Time', () => {
  it('PRO-07 H35 is the time of New York, in winter and in summer', () => {
    expect(rendered('2027-01-12T15:00:00Z', '2027-01-12T15:45:00Z')).toEqual([
      'Tuesday',
      '12 January 2027',
      '10:00 – 10:45 am Eastern Time',
    ]);
    expect(rendered('2027-07-13T15:30:00Z', '2027-07-13T16:15:00Z')).toEqual([
      'Tuesday',
      '13 July 2027',
      '11:30 am – 12:15 pm Eastern Time',
    ]);
  });

  it('PRO-07 H35 has New York’s day, also where it is tomorrow in Greenwich', () => {
    expect(rendered('2027-01-13T01:00:00Z', '2027-01-13T01:30:00Z')).toEqual([
      'Tuesday',
      '12 January 2027',
      '8:00 – 8:30 pm Eastern Time',
    ]);
  });
});
