import type { PlainDate } from '../shared/plain-date';

export interface FlightOrigin {
  readonly slug: string;
  readonly name: string;
  readonly airports: readonly string[];
}

interface PortFlights {
  readonly port: string;
  readonly airport: string;
  /** Each origin, by slug, has the months from 1 to 12 in which a non-stop flight is known. */
  readonly nonStopFrom: Readonly<Record<string, readonly number[]>>;
}

/** The line's own notes on non-stop flights to its ports of embarkation. A flight that is not listed is unknown. */
export interface NonStopFlights {
  /** The day on which the notes were made; absent where there are none. */
  readonly checkedOn?: PlainDate;
  readonly origins: readonly FlightOrigin[];
  readonly ports: readonly PortFlights[];
}

export const noFlights: NonStopFlights = { origins: [], ports: [] };

/**
 * Origins with a known non-stop flight to this port in this month (`2027-02`). An origin that shares the port's airport
 * is included.
 */
export function originsWithoutChange(
  { origins, ports }: NonStopFlights,
  portSlug: string | undefined,
  month: string,
): ReadonlySet<string> {
  const flights = ports.find(({ port }) => port === portSlug);
  if (!flights) return new Set();
  const { airport, nonStopFrom } = flights;
  return new Set(
    origins.flatMap(({ slug, airports }) =>
      airports.includes(airport) || nonStopFrom[slug]?.includes(Number(month.slice(5))) ? [slug] : [],
    ),
  );
}
