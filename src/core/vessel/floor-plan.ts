/** What a room is for: decides what stands in it and how one gets there. */
export type RoomKind =
  | 'hall'
  | 'bedroom'
  | 'living'
  | 'studio'
  | 'bath'
  | 'dressing'
  | 'pantry'
  | 'dining'
  | 'library'
  | 'study'
  | 'patio'
  | 'stair'
  | 'spa'
  | 'terrace';

export type Wall = 'left' | 'right' | 'bottom' | 'top';

/** Metres: `x` along the yacht's side, `y` from the corridor to the glass. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that stands in a room. `turn`: which wall its back is to. */
export interface Piece extends Rectangle {
  readonly kind: PieceKind;
  readonly turn: Wall;
}

export type PieceKind =
  | 'bed'
  | 'single'
  | 'sofa'
  | 'ring'
  | 'armchair'
  | 'table'
  | 'round'
  | 'desk'
  | 'tub'
  | 'shower'
  | 'basin'
  | 'toilet'
  | 'rail'
  | 'counter'
  | 'shelves'
  | 'piano'
  | 'grand'
  | 'lounger'
  | 'daybed'
  | 'pool'
  | 'tree'
  | 'stairs'
  | 'casing';

export interface FloorRoom extends Rectangle {
  readonly kind: RoomKind;
  readonly name: string;
  /** The name of the room that its door leads to; absent: the nearest that one walks through. */
  readonly opensTo?: string;
  /** What the line placed itself. */
  readonly pieces: readonly Piece[];
  /** The wall that its bed, its sofa or its table has behind it. */
  readonly wall?: Wall;
  /** Where along that wall: 0 to 1; the middle is 0.5. */
  readonly along: number;
  /** Two single beds instead of one for two. */
  readonly isTwin: boolean;
}

export interface Floor {
  /** Absent where a suite has only one. */
  readonly name?: string;
  readonly rooms: readonly FloorRoom[];
  /** Stands of glass besides the one to the terrace. */
  readonly glass: readonly Exclude<Wall, 'bottom' | 'top'>[];
  readonly terraces: readonly FloorRoom[];
}

/** How a category of suites is laid out inside, floor by floor. */
export interface FloorPlan {
  readonly category: string;
  /** Along the yacht's side, metres. */
  readonly width: number;
  /** From the corridor to the glass, metres. */
  readonly depth: number;
  readonly floors: readonly [Floor, ...Floor[]];
}
