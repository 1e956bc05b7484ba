import { aSailing } from '../../../test/builders/a-sailing';
import { plainDate } from '../shared/plain-date';
import { departureCalendar } from './departure-calendar';

const sailings = [
  aSailing({ itineraryId: 'A', start: plainDate('2027-04-12'), end: plainDate('2027-04-19') }),
  aSailing({ itineraryId: 'B', start: plainDate('2027-04-28'), end: plainDate('2027-05-05'), isWaitlistOnly: true }),
  aSailing({ itineraryId: 'C', start: plainDate('2028-02-28'), end: plainDate('2028-03-06') }),
];
const months = departureCalendar(sailings, 'B');

describe('the calendar of a voyage', () => {
  it('VOY-17 has a month for each in which it leaves, from Sunday to Saturday', () => {
    expect(months.map(({ title }) => title)).toEqual(['April 2027', 'February 2028']);
    expect(months[0]?.weeks[0]?.map((day) => day?.dayOfMonth)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
      2,
      3,
    ]);
    expect(months[1]?.weeks.flat().filter(Boolean)).toHaveLength(29);
    expect(months.every(({ weeks }) => weeks.every((week) => week.length === 7))).toBe(true);
  });

  it('VOY-23 VOY-28 puts each sailing on the day it leaves, with its dates, its flag and the mark of the chosen one', () => {
    const departures = months
      .flatMap(({ weeks }) => weeks.flat())
      .flatMap((day) => (day?.departure ? [[day.date, day.departure]] : []));
    expect(departures).toEqual([
      ['2027-04-12', { packageCode: 'A', label: '12 – 19 April 2027', isSelected: false, isWaitlistOnly: false }],
      ['2027-04-28', { packageCode: 'B', label: '28 April – 5 May 2027', isSelected: true, isWaitlistOnly: true }],
      ['2028-02-28', expect.objectContaining({ packageCode: 'C' })],
    ]);
  });

  it('VOY-17 marks the days at sea, the first and the last included', () => {
    const away = months[0]?.weeks.flat().flatMap((day) => (day?.isAway ? [day.dayOfMonth] : []));
    expect(away).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 28, 29, 30]);
  });

  it('VOY-17 is empty without a sailing', () => {
    expect(departureCalendar([], undefined)).toEqual([]);
  });
});
