import fc from 'fast-check';
import { readSampleLine } from '../../../test/builders/sample-line';
import { type PlainDate, plainDate } from '../shared/plain-date';
import type { ItineraryDay, RoutePoint } from '../voyages/voyage';
import { eveningSun } from './evening-sun';

const start = plainDate('2027-06-20');
const zoneOf = () => 'UTC';

/** One evening at sea from a port of this latitude in a straight line. */
function sail(latitude: number, towards: { readonly north?: number; readonly east?: number }, from = start) {
  const point = (portSlug: string, day: number, more: Partial<RoutePoint>): RoutePoint => ({
    portSlug,
    name: portSlug,
    latitude,
    longitude: 0,
    days: [day],
    ...more,
  });
  const days: readonly ItineraryDay[] = [
    { day: 1, type: 'Docked', title: '', description: '', portSlug: 'a', departs: '12:00' },
    { day: 2, type: 'Docked', title: '', description: '', portSlug: 'b', arrives: '08:00' },
  ];
  const route = [
    point('a', 1, {}),
    point('b', 2, { latitude: latitude + (towards.north ?? 0), longitude: towards.east ?? 0 }),
  ];
  return eveningSun({ days, route }, { start: from, zoneOf });
}

const shetland = { latitude: 60.15, longitude: -1.15, zone: 'Europe/London', start: plainDate('2027-06-20') };
const piraeus = { latitude: 37.94, longitude: 23.64, zone: 'Europe/Athens' };
const barbados = { latitude: 13.1, longitude: -59.6, zone: 'America/Barbados' };

/** A day that leaves a port on a course in degrees from north, for another port a few miles away. */
function leave({
  latitude,
  longitude,
  zone,
  course,
  departs = '12:00',
  ...on
}: {
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly start: PlainDate;
  readonly course: number;
  readonly departs?: string;
}) {
  const radians = (degrees: number) => (degrees / 180) * Math.PI;
  const [north, east] = [0.05 * Math.cos(radians(course)), 0.05 * Math.sin(radians(course))];
  const route = [
    { portSlug: 'a', name: 'a', latitude, longitude, days: [1] },
    {
      portSlug: 'b',
      name: 'b',
      latitude: latitude + north,
      longitude: longitude + east / Math.cos(radians(latitude)),
      days: [2],
    },
  ];
  const days: readonly ItineraryDay[] = [
    { day: 1, type: 'Docked', title: '', description: '', portSlug: 'a', departs },
    { day: 2, type: 'Docked', title: '', description: '', portSlug: 'b' },
  ];
  return eveningSun({ days, route }, { start: on.start, zoneOf: () => zone });
}

describe('the side of the evening sun', () => {
  it('is port on the way north, starboard on the way south, and nearly ahead on the way west in spring', () => {
    expect(sail(37, { north: 2 })).toEqual({ port: 1, starboard: 0, ahead: 0 });
    expect(sail(37, { north: -2 })).toEqual({ port: 0, starboard: 1, ahead: 0 });
    expect(sail(37, { east: -2 }, plainDate('2027-03-20'))).toEqual({ port: 0, starboard: 0, ahead: 1 });
    expect(sail(37, { east: 2 }, plainDate('2027-03-20'))).toEqual({ port: 0, starboard: 0, ahead: 1 });
  });

  it('goes down north of west at midsummer: to port on the way east at high latitudes, to starboard on the way west', () => {
    expect(sail(60, { east: 2 })).toEqual({ port: 1, starboard: 0, ahead: 0 });
    expect(sail(60, { east: -2 })).toEqual({ port: 0, starboard: 1, ahead: 0 });
  });

  it('follows the great circle of a long leg, which begins farther to the north than the port lies', () => {
    // A course of 63 degrees at first, where the parallel would be 90.
    expect(sail(60, { east: 60 })).toEqual({ port: 1, starboard: 0, ahead: 0 });
  });

  it('does not count an evening on which she leaves after sunset', () => {
    const late = sail(37, { north: 2 });
    expect(late.port).toBe(1);
    const days: readonly ItineraryDay[] = [
      { day: 1, type: 'Docked', title: '', description: '', portSlug: 'a', departs: '23:00' },
      { day: 2, type: 'Docked', title: '', description: '', portSlug: 'b' },
    ];
    const route = [
      { portSlug: 'a', name: 'a', latitude: 37, longitude: 0, days: [1] },
      { portSlug: 'b', name: 'b', latitude: 39, longitude: 0, days: [2] },
    ];
    expect(eveningSun({ days, route }, { start, zoneOf })).toEqual({ port: 0, starboard: 0, ahead: 0 });
  });

  it.each([
    [19.4, 'ahead'],
    [20.6, 'starboard'],
    [90, 'starboard'],
    [159.4, 'starboard'],
    [160.6, 'ahead'],
    [199.4, 'ahead'],
    [200.6, 'port'],
    [270, 'port'],
    [339.4, 'port'],
    [340.6, 'ahead'],
  ] as const)('goes down %d degrees to starboard of the bow: it is counted as %s', (angle, side) => {
    // At midsummer the sun's upper edge sets 34.5 degrees west of north in Shetland.
    const none = { port: 0, starboard: 0, ahead: 0 };
    expect(leave({ ...shetland, course: 325.5 - angle })).toEqual({ ...none, [side]: 1 });
  });

  // The times are those of the formulas of NOAA's solar calculator.
  it.each([
    ['Shetland at midsummer', shetland, '22:34'],
    ['Piraeus at midsummer', { ...piraeus, start: plainDate('2027-06-20') }, '20:51'],
    ['Shetland at the equinox', { ...shetland, zone: 'UTC', start: plainDate('2027-03-20') }, '18:18'],
    ['Piraeus in January', { ...piraeus, start: plainDate('2027-01-20') }, '17:35'],
    ['Piraeus in February, when the sun is behind the clock', { ...piraeus, start: plainDate('2027-02-10') }, '17:58'],
    ['Barbados in spring', { ...barbados, start: plainDate('2027-04-15') }, '18:11'],
    [
      'Barbados in November, when the sun is ahead of the clock',
      { ...barbados, start: plainDate('2027-11-03') },
      '17:31',
    ],
    [
      'Auckland in its summer',
      { latitude: -36.8, longitude: 174.8, zone: 'Pacific/Auckland', start: plainDate('2027-12-20') },
      '20:39',
    ],
  ])('counts an evening by the sunset of the almanac, give or take two minutes: %s', (_port, from, sunset) => {
    const [hours = 0, minutes = 0] = sunset.split(':').map(Number);
    const counted = [-2, 2].map((later) => {
      const at = hours * 60 + minutes + later;
      const departs = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      const { port, starboard, ahead } = leave({ ...from, course: 0, departs });
      return port + starboard + ahead;
    });
    expect(counted).toEqual([1, 0]);
  });

  it('reads the hour of departure by the clock of that day, also when the clocks change on the next', () => {
    const none = { port: 0, starboard: 0, ahead: 0 };
    const start = plainDate('2027-03-27');
    // The sun sets at 18:42, which is 19:42 on the next day.
    expect(leave({ ...piraeus, start, course: 0, departs: '19:15' })).toEqual(none);
    expect(leave({ ...piraeus, start, course: 0, departs: '18:15' })).toEqual({ ...none, port: 1 });
  });

  it('counts no evening in port, before the first port and after the last one', () => {
    const days = [1, 2, 3, 4, 5].map((day): ItineraryDay => ({ day, type: 'At Sea', title: '', description: '' }));
    const point = (name: string, latitude: number, ...onDays: number[]): RoutePoint => ({
      portSlug: name,
      name,
      latitude,
      longitude: 0,
      days: onDays,
    });
    const counted = (...route: readonly RoutePoint[]) => {
      const { port, starboard, ahead } = eveningSun({ days, route }, { start, zoneOf });
      return port + starboard + ahead;
    };
    expect(counted(point('a', 37, 2), point('b', 39, 4))).toBe(2);
    expect(counted(point('a', 37, 1, 2), point('b', 39, 3, 4, 5))).toBe(1);
  });

  it('VOY-02 changes sides when a route is sailed the other way, wherever and whenever', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -55, max: 55, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (latitude, north, east) => {
          fc.pre(Math.abs(north) + Math.abs(east) > 0.5);
          const there = sail(latitude, { north, east });
          const count = there.port + there.starboard + there.ahead;
          expect(count).toBe(1);
        },
      ),
    );
  });

  it('counts no more evenings than a voyage of the line has nights', () => {
    const line = readSampleLine();
    const zones = new Map(line.ports.map(({ slug, timeZone }) => [slug, timeZone]));
    for (const { voyage } of line.voyages) {
      const sun = eveningSun(voyage, { start, zoneOf: (slug) => zones.get(slug) });
      expect([voyage.slug, sun.port + sun.starboard + sun.ahead <= voyage.nights]).toEqual([voyage.slug, true]);
    }
  });
});
