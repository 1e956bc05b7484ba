/** A room of the yacht on one of its decks; metres from the bow. */
export interface DeckRoom {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A deck as a plan shows it. Its suites are laid out from `suitesFrom` aft: odd numbers to starboard, even ones to port. */
export interface DeckOfBook {
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
  readonly corridor: number;
  /** From the corridor to the glass. */
  readonly suiteDepth: number;
  /** Categories on two storeys: half of their area is drawn. */
  readonly twoStoreys: readonly string[];
  /** Categories that reach from one side to the other. */
  readonly acrossTheBeam: readonly string[];
}

interface BookCover {
  readonly subtitle: string;
  readonly foreword: string;
  readonly coverPicture: string;
}

/** What a document is made of, beside the voyages, sailings and suites that the line has anyway. */
export type GatedBook =
  | (BookCover & { readonly kind: 'season' })
  | (BookCover & { readonly kind: 'deck-plans'; readonly yacht: YachtMeasure; readonly decks: readonly DeckOfBook[] });
