import type { PlainDate } from '../shared/plain-date';
import type { Picture } from '../shared/picture';

export type DayType = 'Docked' | 'At Sea' | 'Anchored';

/** One day of an itinerary (CNT-12, CNT-14). Times are port-local `HH:MM`; a day at sea has none. */
export interface ItineraryDay {
  readonly day: number;
  readonly type: DayType;
  readonly title: string;
  readonly country?: string;
  readonly portSlug?: string;
  readonly arrives?: string;
  readonly departs?: string;
  readonly scheduleNote?: string;
  readonly description: string;
  readonly picture?: Picture;
}

export interface RoutePoint {
  readonly portSlug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Days of the itinerary spent here, first day is 1. */
  readonly days: readonly number[];
}

/** A route that the line sails, without dates (VOY-02). `voyageId` is its code in the reservation system. */
export interface Voyage {
  readonly voyageId: string;
  readonly slug: string;
  readonly title: string;
  readonly region: string;
  readonly regionSlug: string;
  readonly nights: number;
  readonly isPublished: boolean;
  readonly summary: string;
  readonly body: string;
  readonly highlights: readonly string[];
  readonly pictures: readonly [Picture, ...Picture[]];
  readonly days: readonly ItineraryDay[];
  readonly route: readonly RoutePoint[];
  readonly embarkPort: string;
  readonly debarkPort: string;
  readonly vessel: string;
  /** Experiences of sailings that start before this day can be booked; without one the line's own day counts (H27). */
  readonly experiencesOpenBefore?: PlainDate;
}

export interface Region {
  readonly slug: string;
  readonly name: string;
  /** As it stands inside a sentence, "the Greek Isles"; absent when the name alone can. */
  readonly nameInText?: string;
  readonly summary: string;
  readonly picture?: Picture;
}

/** A place that the line's voyages call at. */
export interface Port {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** How the yacht lies there as a rule; a voyage's day may differ. */
  readonly berth: 'docked' | 'anchored';
  readonly description: string;
  /** Of this very place; a port without one shows its map. */
  readonly picture?: Picture;
}

export interface SuiteFeature {
  readonly icon: string;
  readonly title: string;
  readonly body: string;
}

/** A category of suites (VOY-33): all cabins of one category are sold as the same thing. */
export interface Suite {
  readonly category: string;
  readonly slug: string;
  /** Fare group, comma, category: `BR-I,SV`; the Funnel Suite is `FS-I,FS` (SUI-12). */
  readonly suiteId: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly squareMetres: number;
  readonly terraceSquareMetres: number;
  readonly maxGuests: number;
  readonly decks: readonly number[];
  /** Cabins of this category on the yacht. */
  readonly cabinCount: number;
  /** Their numbers, from the bow aft. */
  readonly cabins: readonly string[];
  readonly primaryFeatures: readonly SuiteFeature[];
  readonly secondaryFeatures: readonly SuiteFeature[];
  readonly pictures: readonly [Picture, ...Picture[]];
}

export interface DateWindow {
  readonly from?: PlainDate;
  readonly to?: PlainDate;
}
