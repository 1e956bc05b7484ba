import type { Rectangle } from '../../src/core/shared/rectangle';
import type { PieceKind, RoomKind, Wall } from '../../src/core/vessel/floor-plan';

export interface FloorPieceView extends Rectangle {
  readonly kind: PieceKind;
  readonly turn: Wall;
}

export interface FloorRoomView extends Rectangle {
  readonly number: number;
  readonly name: string;
  readonly kind: RoomKind;
  readonly size: string;
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

/** Describes the opening in the wall and the arc of the door's leaf. An opening without a door has no arc. */
export interface DoorView {
  readonly gap: LineView;
  readonly leaf?: string;
}

/** A floor plan shows one floor of a suite from above, with the sea at the top of the sheet (VOY-33). */
export interface FloorPlanView {
  readonly id: string;
  readonly floor?: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly FloorRoomView[];
  readonly terraces: readonly FloorRoomView[];
  readonly walls: readonly LineView[];
  readonly glass: readonly LineView[];
  readonly rails: readonly LineView[];
  readonly doors: readonly DoorView[];
  readonly scale: LineView;
}
