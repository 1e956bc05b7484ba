/** Units of the drawing, six to a metre: x from the bow, y from the top of the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DeckRoomView extends Box {
  readonly name: string;
  /** The name as it is drawn: one line, or word below word where neither way has room. */
  readonly lines: readonly string[];
  readonly href?: string;
  /** Too narrow for its name along the deck: it is set from the keel outward. */
  readonly isNarrow: boolean;
}

export interface CabinView extends Box {
  readonly number: string;
  readonly terraces: readonly Box[];
}

/** All cabins of one category on one deck: one link. */
export interface DeckSuiteView {
  readonly category: string;
  readonly title: string;
  readonly href: string;
  /** "501 to 514". */
  readonly numbers: string;
  /** "36 m² and a terrace of 6 m²". */
  readonly size: string;
  readonly guests: string;
  readonly cabins: readonly CabinView[];
}

/** A deck from above, the bow to the left (VOY-33). */
export interface DeckPlanView {
  readonly number: number;
  /** "Deck 5". */
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** The hull below, in outline, and the deck itself. */
  readonly hull: string;
  readonly outline: string;
  readonly rooms: readonly DeckRoomView[];
  readonly suites: readonly DeckSuiteView[];
  /** What a person who cannot see it is told. */
  readonly description: string;
}
