import { spawnSync } from 'node:child_process';
import { buildSync } from 'esbuild';

/**
 * What every rule about dates answers. It runs again in processes whose machine stands at the far ends of the world:
 * code that uses the machine's own calendar loses or gains a day in one of them.
 */
const program = `
  import * as dates from './shared/plain-date';
  import { itineraryRange, packageRange } from './voyages/itinerary-id';
  import { dateOptions, previousAndNextVoyage, sailingEnd } from './voyages/sailing-dates';
  import { voyageBox } from './reserve/reservation-steps';
  import { ageGroupOn, hasChildBadge } from './trips/age-group';
  import { firstBookedTrip, sortTrips } from './trips/trip-order';
  import { paymentLine } from './trips/trip-card';
  import { notificationOfTrip } from './notifications/raise-notifications';
  import { aSailing } from '../../test/builders/a-sailing';
  import { aTrip, aTripPackage } from '../../test/builders/a-trip';

  const d = dates.plainDate;
  const leap = aSailing({ itineraryId: 'ON1-CYC-280225-007', start: d('2028-02-25'), end: d('2028-03-03') });
  const tripOn = (start, reservationId) =>
    aTrip({ reservationId, packages: [aTripPackage({ start: d(start), end: dates.addDays(d(start), 7) })] });
  const now = new Date('2028-02-29T10:30:00Z');
  const answers = {
    added: ['2028-02-28', '2028-02-29', '2027-02-28', '2027-12-31'].map((day) => dates.addDays(d(day), 1)),
    between: dates.daysBetween(d('2028-02-25'), d('2028-03-03')),
    years: dates.addYears(d('2028-02-29'), 1),
    age: [dates.ageOn(d('2008-02-29'), d('2026-02-28')), dates.ageOn(d('2008-02-29'), d('2026-03-01'))],
    short: dates.formatShortDate(d('2028-02-29')),
    birthday: dates.formatBirthday(d('2008-02-29')),
    range: dates.formatDateRange(d('2028-02-25'), d('2028-03-03')),
    today: ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'].map((zone) => dates.todayIn(zone, now)),
    itinerary: itineraryRange('ON1-CYC-280225-007'),
    package: packageRange('ON1-CYC-280228-007'),
    option: dateOptions([leap], undefined)[0].label,
    previous: previousAndNextVoyage([leap, aSailing()], leap.itineraryId).previous.start,
    end: sailingEnd({ start: d('2028-02-25'), nights: 7 }),
    box: voyageBox({ title: 'One', start: d('2028-02-28'), end: d('2028-02-29'), nights: 1 }).dateRange,
    ageGroup: ageGroupOn(d('2010-03-01'), d('2028-02-29')),
    badge: [hasChildBadge(d('2018-03-01'), d('2028-02-29')), hasChildBadge(d('2018-02-28'), d('2028-02-29'))],
    sorted: sortTrips([tripOn('2028-03-01', 'b'), tripOn('2028-02-29', 'a')]).map(({ reservationId }) => reservationId),
    first: firstBookedTrip([tripOn('2028-02-21', 'ended'), tripOn('2028-02-22', 'ends today')], d('2028-02-29')).reservationId,
    due: paymentLine({ depositDueOn: d('2028-02-29'), depositPaid: { amount: 0, currency: 'USD' } }),
    notified: notificationOfTrip(aTrip({ finalDueOn: d('2028-02-29') }), { now, today: d('2028-02-29') }).replaceVariables.dueDate,
  };
  console.log(JSON.stringify({ offset: new Date('2028-02-29T12:00:00Z').getTimezoneOffset(), answers }));
`;

const expected = {
  added: ['2028-02-29', '2028-03-01', '2027-03-01', '2028-01-01'],
  between: 7,
  years: '2029-02-28',
  age: [17, 18],
  short: '2/29/28',
  birthday: 'Feb 29 2008',
  range: '25 February – 3 March 2028',
  today: ['2028-03-01', '2028-02-29', '2028-02-28'],
  itinerary: { start: '2028-02-25', end: '2028-03-03' },
  package: { start: '2028-02-29', end: '2028-03-06' },
  option: '25 February – 3 March 2028',
  previous: '2027-04-12',
  end: '2028-03-03',
  box: '28 – 29 February 2028',
  ageGroup: 'CHILD',
  badge: [true, false],
  sorted: ['a', 'b'],
  first: 'ends today',
  due: 'Deposit payment due by: 2/29/28',
  notified: '2/29/28',
};

function bundle(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: `${process.cwd()}/src/core`, loader: 'js' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

describe('dates on any machine', () => {
  const code = bundle();

  it.each([
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
    ['UTC', 0],
  ] as const)('VOY-06 VOY-07 VOY-34 are the same days in %s, across a leap day', (zone, offset) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['-'], {
      input: code,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ offset, answers: expected });
  });
});
