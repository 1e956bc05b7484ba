import type { Rectangle } from '../../src/core/shared/rectangle';

/** Rooms are measured in drawing units, six per metre: x from the bow, y from the top of the sheet. */
export interface DeckRoomView extends Rectangle {
  readonly name: string;
  /** The name in one line, or one word per line where it does not fit. */
  readonly lines: readonly string[];
  readonly href?: string;
  /** True when the room is too short for its name along the yacht, which is then written across her. */
  readonly isNarrow: boolean;
}

export interface CabinView extends Rectangle {
  readonly number: string;
  readonly terraces: readonly Rectangle[];
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

/** A deck plan shows the deck from above, with the bow on the left (VOY-33). */
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
