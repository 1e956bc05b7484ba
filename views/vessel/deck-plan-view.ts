/** Units of the drawing, six to a metre: x from the bow, y from the top of the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DeckRoomView extends Box {
  readonly name: string;
  /** The name in one line, or one word per line where it does not fit. */
  readonly lines: readonly string[];
  readonly href?: string;
  /** True when the room is too narrow for its name, which is then set across the deck, from the keel outward. */
  readonly isNarrow: boolean;
}

export interface CabinView extends Box {
  readonly number: string;
  readonly terraces: readonly Box[];
}

export interface DeckSuiteView {
  readonly category: string;
  readonly title: string;
  readonly href: string;
  readonly numbers: string;
  readonly size: string;
  readonly guests: string;
  readonly cabins: readonly CabinView[];
}

/** A deck from above, the bow to the left (VOY-33). */
export interface DeckPlanView {
  readonly number: number;
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly hull: string;
  readonly outline: string;
  readonly rooms: readonly DeckRoomView[];
  readonly suites: readonly DeckSuiteView[];
  readonly description: string;
}
