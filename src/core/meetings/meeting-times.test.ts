import { plainDate } from '../shared/plain-date';
import { bothTimes, easternZone, meetingDays, zoneName } from './meeting-times';

const at = (text: string) => Date.parse(text);

describe('when a meeting is', () => {
  it('H35 PRO-07 names the guest’s own zone and Eastern Time, with its day where that is another', () => {
    expect(bothTimes(at('2026-11-24T15:30Z'), 'Europe/London')).toEqual({
      own: 'Tuesday, 24 November 2026, 3:30 pm (London time)',
      eastern: '10:30 am Eastern Time',
    });
    expect(bothTimes(at('2026-11-24T15:30Z'), 'Asia/Tokyo')).toEqual({
      own: 'Wednesday, 25 November 2026, 12:30 am (Tokyo time)',
      eastern: 'Tuesday, 24 November 2026, 10:30 am Eastern Time',
    });
    expect(bothTimes(at('2026-11-24T15:30Z'), easternZone)).toEqual({
      own: 'Tuesday, 24 November 2026, 10:30 am (Eastern Time)',
    });
    expect(bothTimes(at('2026-11-24T15:30Z'), 'America/Toronto')).toEqual({
      own: 'Tuesday, 24 November 2026, 10:30 am (Eastern Time)',
    });
  });

  it('H35 E12 follows each zone’s own change of clocks: for two weeks in March London is four hours ahead', () => {
    expect(bothTimes(at('2027-03-12T15:00Z'), 'Europe/London').eastern).toBe('10:00 am Eastern Time');
    expect(bothTimes(at('2027-03-15T14:00Z'), 'Europe/London')).toEqual({
      own: 'Monday, 15 March 2027, 2:00 pm (London time)',
      eastern: '10:00 am Eastern Time',
    });
  });

  it('PYC-01 sorts free times into the days of the guest’s own calendar', () => {
    const times = ['2026-11-25T14:00Z', '2026-11-24T14:00Z', '2026-11-24T21:00Z'].map(at);
    expect(meetingDays(times, easternZone).map(({ day, times: some }) => [day, some.length])).toEqual([
      [plainDate('2026-11-24'), 2],
      [plainDate('2026-11-25'), 1],
    ]);
    expect(meetingDays(times, 'Asia/Tokyo').map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25']);
    expect(meetingDays([], 'UTC')).toEqual([]);
  });

  it('H35 names a zone by its city where it has no name of its own', () => {
    expect(['America/Los_Angeles', 'America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'UTC'].map(zoneName)).toEqual(
      ['Pacific Time', 'Sao Paulo time', 'Buenos Aires time', 'UTC'],
    );
  });
});
