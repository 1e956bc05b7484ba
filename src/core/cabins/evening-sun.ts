import { addDays, daysBetween, plainDate, type PlainDate } from '../shared/plain-date';
import { instantAt } from '../shared/zoned-time';
import type { RoutePoint, Voyage } from '../voyages/voyage';

/** Evenings of a sailing on which the yacht is under way at sunset, by the side on which the sun goes down. */
export interface EveningSun {
  readonly port: number;
  readonly starboard: number;
  /** Evenings on which the sun sets nearly ahead or astern, so that both sides see it or neither does. */
  readonly ahead: number;
}

const degree = Math.PI / 180;
const aheadWithin = 20;
const fullCircle = 360;

/**
 * Assumes a straight course from one port to the next. Evenings in port do not count, because the berth is assigned on
 * the day. `zoneOf` gives the time zone of a port.
 */
export function eveningSun(
  { days, route }: Pick<Voyage, 'days' | 'route'>,
  { start, zoneOf }: { readonly start: PlainDate; readonly zoneOf: (portSlug: string) => string | undefined },
): EveningSun {
  const sides = days.flatMap(({ day, type, portSlug, departs }): readonly (keyof EveningSun)[] => {
    const from = portBefore(route, day);
    const to = portAfter(route, day);
    if (!from || !to || from === to) return [];
    const date = addDays(start, day - 1);
    const sun = sunsetAt(from, date);
    const zone = portSlug === undefined ? undefined : zoneOf(portSlug);
    const isSailing =
      type === 'At Sea' ||
      (departs !== undefined && zone !== undefined && departureInstant(date, departs, zone) <= sun.at);
    return isSailing ? [sideOf(sun.azimuth - bearing(from, to))] : [];
  });
  const count = (side: keyof EveningSun) => sides.filter((one) => one === side).length;
  return { port: count('port'), starboard: count('starboard'), ahead: count('ahead') };
}

const departureInstant = (date: PlainDate, departs: string, zone: string): number =>
  instantAt({ day: date, time: departs }, zone).getTime();

function sideOf(relative: number): keyof EveningSun {
  const angle = ((relative % fullCircle) + fullCircle) % fullCircle;
  const fromAxis = Math.min(angle % (fullCircle / 2), fullCircle / 2 - (angle % (fullCircle / 2)));
  if (fromAxis <= aheadWithin) return 'ahead';
  return angle < fullCircle / 2 ? 'starboard' : 'port';
}

const portBefore = (route: readonly RoutePoint[], day: number) => latest(route, (one) => one <= day, Math.max);
const portAfter = (route: readonly RoutePoint[], day: number) => latest(route, (one) => one > day, Math.min);

function latest(
  route: readonly RoutePoint[],
  isAsked: (day: number) => boolean,
  choose: (...days: number[]) => number,
): RoutePoint | undefined {
  const days = route.flatMap((point) => point.days).filter(isAsked);
  const day = choose(...days);
  return route.find((point) => point.days.includes(day));
}

type Position = Pick<RoutePoint, 'latitude' | 'longitude'>;

function bearing(from: Position, to: Position): number {
  const [one, other] = [from.latitude * degree, to.latitude * degree];
  const across = (to.longitude - from.longitude) * degree;
  return (
    Math.atan2(
      Math.sin(across) * Math.cos(other),
      Math.cos(one) * Math.sin(other) - Math.sin(one) * Math.cos(other) * Math.cos(across),
    ) / degree
  );
}

const winterSolstice = plainDate('2020-12-21');
const daysToPerihelion = 13;
const daysOfYear = 365.2422;
const tilt = 23.44 * degree;
/** Refraction and the sun's radius: the upper edge is seen for this long after the middle has set. */
const sunsetHeight = -0.833 * degree;
const hourDegrees = 15;
const hourMs = 3_600_000;

/**
 * Within three minutes and one degree of an almanac up to 60 degrees of latitude, which is less than a ship's course
 * deviates from a straight line.
 */
function sunsetAt(
  { latitude, longitude }: Position,
  date: PlainDate,
): { readonly at: number; readonly azimuth: number } {
  const { declination, aheadOfClock } = sunOn(date);
  const [north, sun] = [latitude * degree, declination];
  const [sine, cosine] = [Math.sin(sunsetHeight), Math.cos(sunsetHeight)];
  const hourAngle = Math.acos(within((sine - Math.sin(north) * Math.sin(sun)) / (Math.cos(north) * Math.cos(sun))));
  const fromNorth = Math.acos(within((Math.sin(sun) - Math.sin(north) * sine) / (Math.cos(north) * cosine)));
  const hours = (hourAngle / degree - longitude - aheadOfClock) / hourDegrees;
  return { at: Date.parse(`${date}T12:00:00Z`) + hours * hourMs, azimuth: fullCircle - fromNorth / degree };
}

/**
 * The sun's declination, and the degrees by which it is ahead of a clock (the equation of time), which has two causes:
 * the orbit is an ellipse, and the sun moves along the ecliptic, not the equator. Both together are sixteen minutes in
 * November. J. Meeus, Astronomical Algorithms, chapters 25 and 28.
 */
function sunOn(date: PlainDate): { readonly declination: number; readonly aheadOfClock: number } {
  const days = daysBetween(winterSolstice, date);
  const byEllipse = 1.915 * Math.sin(yearAngle(days - daysToPerihelion));
  const atSolstice = 1.915 * Math.sin(yearAngle(-daysToPerihelion));
  const sinceSolstice = yearAngle(days) + (byEllipse - atSolstice) * degree;
  return {
    declination: -Math.asin(Math.sin(tilt) * Math.cos(sinceSolstice)),
    aheadOfClock: -byEllipse - 2.466 * Math.sin(2 * sinceSolstice),
  };
}

const yearAngle = (days: number) => (days / daysOfYear) * 2 * Math.PI;

const within = (value: number) => Math.min(1, Math.max(-1, value));
