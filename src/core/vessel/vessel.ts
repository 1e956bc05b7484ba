import type { Picture } from '../shared/picture';
import type { FloorPlan } from './floor-plan';

export interface DeckRoom {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Absent for a part that reaches from side to side. */
  readonly side?: 'port' | 'starboard';
  readonly page?: { readonly kind: 'venue' | 'onboard'; readonly slug: string };
  /** Present where neighbours can hear the room. */
  readonly sound?: RoomSound;
  readonly servesMeals?: boolean;
}

export interface RoomSound {
  /** `low` means hardly more than footsteps, by day. */
  readonly level: 'low' | 'lively';
  /** The text is a phrase that names the sound and its hours: "bar and piano until half past midnight". */
  readonly text: string;
}

/** A deck for its plan. Its suites are laid out from `suitesFrom` aft: odd numbers to starboard, even ones to port. */
export interface Deck {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly suitesFrom: number;
  readonly rooms: readonly DeckRoom[];
}

export interface YachtMeasure {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  readonly corridor: number;
  readonly suiteDepth: number;
  readonly twoStoreys: readonly string[];
  readonly acrossTheBeam: readonly string[];
  /** Elevators with their stairs, through all decks: no suite lies across them. */
  readonly elevators?: readonly Stretch[];
}

/** Both ends are in metres from the bow. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface CabinAccess {
  /** Cabins with these numbers have level thresholds and a shower without a step. */
  readonly stepFree: readonly string[];
  /** Clear widths are in centimetres. */
  readonly doors: { readonly stepFree: ClearWidths; readonly others: ClearWidths };
  readonly connecting: readonly (readonly [string, string])[];
}

interface ClearWidths {
  readonly entrance: number;
  readonly bath: number;
}

interface VesselFact {
  readonly label: string;
  readonly value: string;
}

export interface Vessel {
  readonly name: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Named in the reservation system and in URLs by the configuration, not here (H39). */
  readonly pictures: readonly [Picture, ...Picture[]];
  /** The picture is equirectangular: all directions from one place on an open deck. */
  readonly panorama?: Picture;
  readonly stats: readonly VesselFact[];
  readonly facts: readonly VesselFact[];
  readonly measure: YachtMeasure;
  readonly decks: readonly Deck[];
  readonly access?: CabinAccess;
  readonly marina: VesselChapter;
  readonly floorPlans: readonly FloorPlan[];
}

interface VesselChapter {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}
