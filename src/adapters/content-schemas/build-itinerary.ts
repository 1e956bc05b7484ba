import type { Picture } from '../../core/shared/picture';
import type { ItineraryDay, Port, RoutePoint, Voyage } from '../../core/voyages/voyage';
import type { Berth, DayTexts } from './voyages';

/** Both content systems give a day of a voyage like this, with its port and its picture looked up. */
interface DayFacts extends DayTexts {
  /** A day at sea has no port. */
  readonly port?: Port | undefined;
  /** Absent where the vessel berths as it usually does in the port. */
  readonly berth?: Berth | undefined;
  readonly picture?: Picture | undefined;
}

/** Builds the days and the route of a voyage. `fail` throws the error of the content system that was read. */
export function buildItinerary(
  nights: number,
  days: readonly DayFacts[],
  fail: (problem: string) => never,
): Pick<Voyage, 'days' | 'route' | 'embarkPort' | 'debarkPort'> {
  if (days.length !== nights + 1) fail(`days: ${nights} nights need ${nights + 1} days, not ${days.length}`);
  const [first, last] = [days[0], days.at(-1)];
  if (!first?.port || !first.departs) return fail('days[0]: a voyage begins in a port and departs from it');
  if (!last?.port || last.departs) return fail(`days[${nights}]: a voyage ends in a port, without a departure`);
  return {
    days: days.map((day, index) => buildDay(day, index + 1, fail)),
    route: routeOf(days),
    embarkPort: first.port.name,
    debarkPort: last.port.name,
  };
}

function buildDay(
  { port, berth, title, arrives, departs, note, description, picture }: DayFacts,
  day: number,
  fail: (problem: string) => never,
): ItineraryDay {
  const common = { day, description, ...(picture && { picture }) };
  if (!port)
    return {
      ...common,
      type: 'At Sea',
      title: title ?? fail(`days[${day - 1}]: a day at sea has a title, any other a port`),
    };
  return {
    ...common,
    type: berth ?? (port.berth === 'docked' ? 'Docked' : 'Anchored'),
    title: title ?? port.name,
    country: port.country,
    portSlug: port.slug,
    ...(arrives && { arrives }),
    ...(departs && { departs }),
    ...(note && { scheduleNote: note }),
  };
}

/** A port has one point on the map, in the order of the first visit, with all the days spent there. */
function routeOf(days: readonly DayFacts[]): readonly RoutePoint[] {
  const route = new Map<string, RoutePoint & { days: number[] }>();
  days.forEach(({ port }, index) => {
    if (!port) return;
    const { slug: portSlug, name, latitude, longitude } = port;
    const point = route.get(portSlug) ?? { portSlug, name, latitude, longitude, days: [] };
    point.days.push(index + 1);
    route.set(portSlug, point);
  });
  return [...route.values()];
}
