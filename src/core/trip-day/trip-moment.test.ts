import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aVoyage } from '../../../test/builders/a-voyage';
import { aPort } from '../../../test/builders/an-experience';
import { plainDate } from '../shared/plain-date';
import { segmentsOf } from '../voyages/voyage-selector';
import { datedDays } from './dated-days';
import { hasSailed, tripMoment } from './trip-moment';

const ports = [
  aPort({ slug: 'venice', timeZone: 'Europe/Rome' }),
  aPort({ slug: 'losinj', timeZone: 'Europe/Zagreb' }),
  aPort({ slug: 'bridgetown', timeZone: 'America/Barbados' }),
];
const voyage = aVoyage({
  days: [
    { day: 1, type: 'Docked', title: 'Venice', portSlug: 'venice', departs: '18:00', description: '' },
    {
      day: 2,
      type: 'Anchored',
      title: 'Lošinj',
      portSlug: 'losinj',
      arrives: '08:00',
      departs: '18:00',
      description: '',
    },
    { day: 3, type: 'At Sea', title: 'At sea', description: '' },
    { day: 4, type: 'Docked', title: 'Bridgetown', portSlug: 'bridgetown', arrives: '07:00', description: '' },
  ],
});
const trip = aTrip({ packages: [aTripPackage({ start: plainDate('2027-04-12'), end: plainDate('2027-04-15') })] });
const days = datedDays(segmentsOf(trip), { voyageOf: () => voyage, ports, officeTimeZone: 'America/New_York' });

const at = (now: string, of = trip, known = days) => {
  const moment = tripMoment(of, { days: known, now: new Date(now), officeTimeZone: 'America/New_York' });
  return moment?.kind === 'on-board' ? `on-board ${moment.today?.day.day}` : moment?.kind;
};

describe('where a trip stands', () => {
  it('H66 turns by the clocks of its ports, wherever the line has its office', () => {
    expect(at('2027-04-04T21:59:00Z')).toBe('before');
    // Midnight in Venice, when it is still the day before in Miami.
    expect(at('2027-04-04T22:01:00Z')).toBe('embarkation-week');
    expect(at('2027-04-11T22:01:00Z')).toBe('boarding-day');
    expect(at('2027-04-12T15:59:00Z')).toBe('boarding-day');
    expect(at('2027-04-12T16:00:00Z')).toBe('on-board 1');
    expect(at('2027-04-12T22:00:00Z')).toBe('on-board 2');
    // At sea the clocks of the last port count; a clock that is behind begins the next day later.
    expect(at('2027-04-14T21:59:00Z')).toBe('on-board 3');
    expect(at('2027-04-15T03:59:00Z')).toBe('on-board 3');
    expect(at('2027-04-15T04:00:00Z')).toBe('on-board 4');
    expect(at('2027-04-16T03:59:00Z')).toBe('on-board 4');
    expect(at('2027-04-16T04:00:00Z')).toBe('after');
  });

  it('H66 knows on each day whether the yacht has left its port, by the clock there', () => {
    const sailed = (now: string) => days.map((dated) => hasSailed(dated, new Date(now)));
    expect(sailed('2027-04-13T15:59:00Z')).toEqual([true, false, false, false]);
    expect(sailed('2027-04-13T16:00:00Z')).toEqual([true, true, false, false]);
    expect(sailed('2027-04-20T00:00:00Z')).toEqual([true, true, false, false]);
  });

  it('H66 names the first and the last day, and where the yacht lies on each', () => {
    expect(
      days.map(({ date, port, timeZone, isFirst, isLast }) => [date, port?.slug, timeZone, isFirst, isLast]),
    ).toEqual([
      ['2027-04-12', 'venice', 'Europe/Rome', true, false],
      ['2027-04-13', 'losinj', 'Europe/Zagreb', false, false],
      ['2027-04-14', undefined, 'Europe/Zagreb', false, false],
      ['2027-04-15', 'bridgetown', 'America/Barbados', false, true],
    ]);
  });

  it('VOY-14 H66 counts the day once on which a guest who stays aboard goes over to the next voyage', () => {
    const next = aVoyage({
      voyageId: 'NXT',
      days: [
        { day: 1, type: 'Docked', title: 'Bridgetown', portSlug: 'bridgetown', departs: '20:00', description: 'On.' },
        { day: 2, type: 'Docked', title: 'Venice', portSlug: 'venice', arrives: '07:00', description: '' },
      ],
    });
    const second = aTripPackage({ packageCode: 'ON1-NXT-270415-001', start: plainDate('2027-04-15') });
    const both = datedDays([...segmentsOf(trip), second], {
      voyageOf: ({ packageCode }) => (packageCode === second.packageCode ? next : voyage),
      ports,
      officeTimeZone: 'America/New_York',
    });
    expect(both.map(({ date, day: { day, arrives, departs } }) => [date, day, arrives, departs])).toEqual([
      ['2027-04-12', 1, undefined, '18:00'],
      ['2027-04-13', 2, '08:00', '18:00'],
      ['2027-04-14', 3, undefined, undefined],
      ['2027-04-15', 1, '07:00', '20:00'],
      ['2027-04-16', 2, '07:00', undefined],
    ]);
  });

  it('H52 goes by the office’s clock where the line no longer has the voyage', () => {
    expect(at('2027-04-12T03:59:00Z', trip, [])).toBe('embarkation-week');
    expect(at('2027-04-12T04:01:00Z', trip, [])).toBe('boarding-day');
    expect(at('2027-04-13T04:01:00Z', trip, [])).toBe('on-board undefined');
  });

  it('TRP-05 is nothing for a trip that nobody sails on', () => {
    for (const status of ['OF', 'WL', 'CT', 'CX'])
      expect(at('2027-04-12T12:00:00Z', { ...trip, status })).toBeUndefined();
    expect(at('2027-05-12T12:00:00Z', { ...trip, status: 'CL' })).toBe('after');
  });

  it('H66 comes with the first day, with how many days are left, and on board with today and the day after', () => {
    const known = (now: string) => {
      const moment = tripMoment(trip, { days, now: new Date(now), officeTimeZone: 'America/New_York' });
      if (moment?.kind === 'on-board') return [moment.today?.day.day, moment.next?.day.day, 'next' in moment];
      if (moment?.kind === 'after') return [moment.endedOn];
      return [moment?.first?.day.day, moment && 'daysLeft' in moment ? moment.daysLeft : undefined];
    };
    expect(known('2027-04-04T12:00:00Z')).toEqual([1, 8]);
    expect(known('2027-04-11T12:00:00Z')).toEqual([1, 1]);
    expect(known('2027-04-12T12:00:00Z')).toEqual([1, undefined]);
    expect(known('2027-04-13T12:00:00Z')).toEqual([2, 3, true]);
    expect(known('2027-04-15T12:00:00Z')).toEqual([4, undefined, false]);
    expect(known('2027-04-17T12:00:00Z')).toEqual(['2027-04-15']);
  });

  it('TRP-05 is nothing for a trip without a voyage', () => {
    expect(at('2027-04-12T12:00:00Z', { ...trip, packages: [] })).toBeUndefined();
  });
});
