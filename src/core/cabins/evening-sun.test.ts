import fc from 'fast-check';
import { readSampleLine } from '../../../test/builders/sample-line';
import { plainDate } from '../shared/plain-date';
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
