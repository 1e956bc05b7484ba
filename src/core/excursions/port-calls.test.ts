import { aSailing } from '../../../test/builders/a-sailing';
import { aVoyage } from '../../../test/builders/a-voyage';
import { anExperience, daysAround } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { callsFor } from './port-calls';

const sailing = (days: ReturnType<typeof daysAround>, start = '2027-06-10') => ({
  voyage: aVoyage({ days }),
  sailing: aSailing({ start: plainDate(start) }),
});
const shown = (...parts: Parameters<typeof callsFor>) =>
  callsFor(...parts).map(({ date, day, startTimes }) => [date, day, startTimes.join(' ')]);

describe('the days on which an experience can be had', () => {
  it('H66 counts them from the start of the sailing, as plain dates with port-local times', () => {
    expect(shown(anExperience(), [sailing(daysAround({ portSlug: 'rovinj' }, {}))])).toEqual([
      ['2027-06-12', 3, '08:30 13:30'],
    ]);
  });

  it('H66 offers what begins half an hour after the yacht arrives and is back half an hour before she leaves', () => {
    const times = (day: { arrives?: string; departs?: string }) =>
      shown(anExperience(), [sailing(daysAround(day))]).map(([, , starts]) => starts);
    expect(times({ arrives: '09:00', departs: '18:30' })).toEqual(['13:30']);
    expect(times({ arrives: '08:00', departs: '18:29' })).toEqual(['08:30']);
    expect(times({ arrives: '09:00', departs: '17:00' })).toEqual([]);
    expect(times({ arrives: '08:00', departs: '13:30' })).toEqual(['08:30']);
    expect(times({ arrives: '08:01', departs: '13:30' })).toEqual([]);
    expect(times({ arrives: '08:00', departs: '13:29' })).toEqual([]);
  });

  it('takes a night in port for a day without an end', () => {
    const overnight = daysAround({ departs: undefined }, { arrives: undefined, departs: '13:30' });
    expect(shown(anExperience(), [sailing(overnight)])).toEqual([
      ['2027-06-11', 2, '08:30 13:30'],
      ['2027-06-12', 3, '08:30'],
    ]);
  });

  it('offers nothing on the days of boarding and leaving, out of season, or at another port', () => {
    const days = daysAround({});
    expect(shown(anExperience({ portSlug: 'venice' }), [sailing(days)])).toEqual([]);
    expect(shown(anExperience({ portSlug: 'dubrovnik' }), [sailing(days)])).toEqual([]);
    expect(shown(anExperience(), [sailing(days, '2027-07-10')])).toEqual([]);
    expect(shown(anExperience({ months: [] }), [sailing(days, '2027-07-10')])).toHaveLength(1);
  });

  it('lists those of several sailings by date', () => {
    const dates = callsFor(anExperience(), [
      sailing(daysAround({}), '2027-06-20'),
      sailing(daysAround({}), '2027-06-10'),
    ]).map(({ date }) => date);
    expect(dates).toEqual(['2027-06-11', '2027-06-21']);
  });
});
