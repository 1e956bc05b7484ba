import type { PieceKind, RoomKind, Wall } from '../../src/core/vessel/floor-plan';
import type { Box } from './deck-plan-view';

export interface FloorPieceView extends Box {
  readonly kind: PieceKind;
  /** Where its back is on the sheet. */
  readonly turn: Wall;
}

/** A room with the number by which the list beside the plan names it. */
export interface FloorRoomView extends Box {
  readonly number: number;
  readonly name: string;
  readonly kind: RoomKind;
  /** "97 sq ft (9 m²)". */
  readonly size: string;
  /** The middle of the number's disc. */
  readonly labelX: number;
  readonly labelY: number;
  readonly pieces: readonly FloorPieceView[];
}

export interface LineView {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A door's opening in its wall, and the quarter circle that its leaf turns through; a way without a leaf has none. */
export interface DoorView {
  readonly gap: LineView;
  readonly leaf?: string;
}

/** One floor of a suite from above, the sea at the top of the sheet (VOY-33). */
export interface FloorPlanView {
  readonly id: string;
  /** "Lower floor"; absent where there is only one. */
  readonly floor?: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly FloorRoomView[];
  /** The terraces, numbered on. */
  readonly terraces: readonly FloorRoomView[];
  /** The outer wall, glass left out. */
  readonly walls: readonly LineView[];
  readonly glass: readonly LineView[];
  readonly rails: readonly LineView[];
  readonly doors: readonly DoorView[];
  /** Two metres, for who wants to measure. */
  readonly scale: LineView;
}
