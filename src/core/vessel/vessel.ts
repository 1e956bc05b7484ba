import type { Picture } from '../shared/picture';
import type { FloorPlan } from './floor-plan';

/** A room of the yacht on one of its decks; metres from the bow. */
export interface DeckRoom {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Absent: from one side to the other. */
  readonly side?: 'port' | 'starboard';
  /** Its page; absent where there is none. */
  readonly page?: { readonly kind: 'venue' | 'onboard'; readonly slug: string };
}

/** A deck as a plan shows it. Its suites are laid out from `suitesFrom` aft: odd numbers to starboard, even ones to port. */
export interface Deck {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly suitesFrom: number;
  readonly rooms: readonly DeckRoom[];
}

/** The measure of the yacht, in metres. */
export interface YachtMeasure {
  readonly length: number;
  readonly beam: number;
  /** Below the waterline. */
  readonly draft: number;
  readonly corridor: number;
  /** From the corridor to the glass. */
  readonly suiteDepth: number;
  /** Categories on two storeys: half of their area is drawn. */
  readonly twoStoreys: readonly string[];
  /** Categories that reach from one side to the other. */
  readonly acrossTheBeam: readonly string[];
}

export interface VesselFact {
  readonly label: string;
  readonly value: string;
}

/** The yacht, as the line tells of her (ROU-32). */
export interface Vessel {
  readonly name: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** Her name in the reservation system's and in visitors' addresses is the configuration's (H39). */
  readonly pictures: readonly [Picture, ...Picture[]];
  /** The few numbers that stand large: value, and what it counts. */
  readonly stats: readonly VesselFact[];
  readonly facts: readonly VesselFact[];
  readonly measure: YachtMeasure;
  /** From the water up. */
  readonly decks: readonly Deck[];
  readonly marina: VesselChapter;
  /** One for each category of suites. */
  readonly floorPlans: readonly FloorPlan[];
}

export interface VesselChapter {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}
