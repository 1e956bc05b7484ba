import type { TripDayFact } from './trip-day-view';

export interface BoardingTraveller {
  readonly name: string;
  readonly facts: readonly TripDayFact[];
}

interface BoardingDay {
  readonly date: string;
  readonly place: string;
  readonly hours: string;
  readonly landing?: string;
}

export interface BoardingPack {
  readonly title: string;
  readonly dates: string;
  readonly where: readonly TripDayFact[];
  readonly booking: readonly TripDayFact[];
  readonly travellers: readonly BoardingTraveller[];
  readonly days: readonly BoardingDay[];
  readonly bookings: readonly {
    readonly id: string;
    readonly when: string;
    readonly title: string;
    readonly note?: string;
  }[];
  readonly contacts: readonly TripDayFact[];
}

/**
 * Takes the time zone out of the hours where all days share one. It stays in the pack itself, because the digest of a
 * printed pack contains its words.
 */
export function withSharedZone(days: BoardingPack['days']): {
  readonly zone?: string;
  readonly days: BoardingPack['days'];
} {
  const parts = days.map(({ hours }) => /^(.*), (.*)$/.exec(hours)?.slice(1) ?? []);
  const [zone, other] = new Set(parts.flatMap(([, name]) => name ?? []));
  if (zone === undefined || other !== undefined) return { days };
  return { zone, days: days.map((day, index) => ({ ...day, hours: parts[index]?.[0] ?? day.hours })) };
}
