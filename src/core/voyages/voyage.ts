import type { PlainDate } from '../shared/plain-date';
import type { Picture } from '../shared/picture';
import type { NamedAmenity } from './suite-amenities';

type DayType = 'Docked' | 'At Sea' | 'Anchored';

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
  /** Applies to sailings that start before this date; without it the line's own date applies (H27). */
  readonly experiencesOpenBefore?: PlainDate;
}

export interface Region {
  readonly slug: string;
  readonly name: string;
  /** Some names differ within a sentence, such as "the Greek Isles"; absent when `name` fits. */
  readonly nameInText?: string;
  /** The region and its neighbours have a common name, such as "Caribbean". */
  readonly waters?: string;
  readonly summary: string;
  readonly picture?: Picture;
}

export interface Port {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** How the vessel usually berths there; a voyage's day may differ. */
  readonly berth: 'docked' | 'anchored';
  readonly description: string;
  /** The way from the ship to the first street or car; what is absent is unknown. */
  readonly access?: PortAccess;
  /** A picture of this port itself; without one its map is shown. */
  readonly picture?: Picture;
}

interface PortAccess {
  readonly steps?: number;
  readonly walkMetres?: number;
  readonly note?: string;
}

export interface SuiteFeature {
  readonly icon: string;
  readonly title: string;
  readonly body: string;
}

/** A suite category (VOY-33): all its cabins are sold as the same product. */
export interface Suite {
  readonly category: string;
  readonly slug: string;
  readonly suiteId: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly squareMetres: number;
  readonly terraceSquareMetres: number;
  readonly maxGuests: number;
  readonly decks: readonly number[];
  readonly cabinCount: number;
  readonly cabins: readonly string[];
  readonly amenities?: readonly NamedAmenity[];
  readonly primaryFeatures: readonly SuiteFeature[];
  readonly secondaryFeatures: readonly SuiteFeature[];
  readonly pictures: readonly [Picture, ...Picture[]];
  /** The picture is equirectangular: all directions from one place in the suite. */
  readonly panorama?: Picture;
}

export interface DateWindow {
  readonly from?: PlainDate;
  readonly to?: PlainDate;
}
