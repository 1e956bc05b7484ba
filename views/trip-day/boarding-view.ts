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
