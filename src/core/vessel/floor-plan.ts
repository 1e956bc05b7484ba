import type { Rectangle } from '../shared/rectangle';

/** A `void` is the upper part of a room that is two storeys high: nobody stands there. */
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
  | 'void'
  | 'terrace';

export type Wall = 'left' | 'right' | 'bottom' | 'top';

/** A piece is measured in metres: `x` along the vessel's side, `y` from the corridor to the glass. */
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
  /** Name of the room behind its door; absent for the nearest room that leads on. */
  readonly opensTo?: string;
  readonly pieces: readonly Piece[];
  readonly wall?: Wall;
  readonly along: number;
  readonly isTwin: boolean;
}

export interface Floor {
  readonly name?: string;
  readonly rooms: readonly FloorRoom[];
  readonly glass: readonly Exclude<Wall, 'bottom' | 'top'>[];
  readonly terraces: readonly FloorRoom[];
}

export interface FloorPlan {
  readonly category: string;
  readonly width: number;
  readonly depth: number;
  readonly floors: readonly [Floor, ...Floor[]];
}
