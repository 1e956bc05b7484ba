import type { Rectangle } from '../shared/rectangle';
import type { FloorRoom, Piece, PieceKind, Wall } from './floor-plan';

const tubFrom = 6.9;
/** Minimum depth for loungers, in metres; a shallower terrace has chairs only. */
const loungersFrom = 2.1;

interface Measure {
  readonly wide: number;
  readonly deep: number;
}

/** Places furniture in metres, in the floor's own coordinates. */
export const furnish = (room: FloorRoom): readonly Piece[] => [...byKind(room), ...room.pieces];

function byKind(room: FloorRoom): readonly Piece[] {
  switch (room.kind) {
    case 'bedroom':
      return beds(room);
    case 'studio':
      return room.isTwin ? beds(room) : [against(room, 'single', { wide: 0.95, deep: 2 })];
    case 'living':
      return room.wall
        ? [against(room, 'sofa', { wide: 2.2, deep: 0.9 }), before(room, 'round', { wide: 0.8, deep: 0.8 }, 1.1)]
        : [];
    case 'dressing':
      return [along(room, 'rail', 0.55)];
    case 'pantry':
      return [along(room, 'counter', 0.6)];
    case 'library':
      return [along(room, 'shelves', 0.4)];
    case 'study':
      return [against(room, 'desk', { wide: 1.4, deep: 0.65 })];
    case 'dining':
      return room.pieces.length > 0
        ? []
        : [centrePiece(room, 'table', { wide: Math.min(3.6, room.width - 1.6), deep: 1.1 })];
    case 'stair':
      return [{ kind: 'stairs', turn: 'left', ...inset(room, 0.3) }];
    case 'spa':
      return [along({ ...room, wall: room.wall ?? 'left' }, 'counter', 0.7)];
    case 'bath':
      return bathroom(room);
    case 'terrace':
      return room.pieces.length > 0 ? [] : terrace(room);
    case 'hall':
    case 'patio':
    case 'void':
      return [];
  }
}

function beds(room: FloorRoom): readonly Piece[] {
  if (!room.isTwin) return [against(room, 'bed', { wide: 1.8, deep: 2.1 })];
  const apart = 1.3 / (lengthOf(room) - 0.95);
  return [-apart / 2, apart / 2].map((shift) =>
    against({ ...room, along: Math.min(1, Math.max(0, room.along + shift)) }, 'single', { wide: 0.95, deep: 2 }),
  );
}

function bathroom(room: FloorRoom): readonly Piece[] {
  const { x, y, width, height } = room;
  const isNarrow = width < 1.9;
  const shower: Piece = {
    kind: 'shower',
    turn: 'left',
    x: x + 0.08,
    y: y + 0.08,
    width: isNarrow ? width - 0.16 : 0.95,
    height: 0.95,
  };
  const basin: Piece = {
    kind: 'basin',
    turn: 'left',
    x: x + 0.08,
    y: y + 1.2,
    width: 0.45,
    height: Math.min(1.1, height - 1.4),
  };
  const toilet: Piece = {
    kind: 'toilet',
    turn: isNarrow ? 'right' : 'bottom',
    ...(isNarrow
      ? { x: x + width - 0.65, y: y + 1.35, width: 0.6, height: 0.4 }
      : { x: x + 1.2, y: y + 0.06, width: 0.4, height: 0.6 }),
  };
  const tub: Piece = {
    kind: 'tub',
    turn: 'right',
    x: x + width - 0.88,
    y: y + (height - 1.75) / 2,
    width: 0.8,
    height: 1.75,
  };
  return [shower, basin, toilet, ...(width * height >= tubFrom ? [tub] : [])];
}

function terrace(room: FloorRoom): readonly Piece[] {
  const { x, y, width, height } = room;
  const middle = y + height / 2;
  const piece = (kind: PieceKind, left: number, { wide, deep }: Measure): Piece => ({
    kind,
    turn: 'bottom',
    x: x + left,
    y: middle - deep / 2,
    width: wide,
    height: deep,
  });
  if (height < loungersFrom) {
    const start = width / 2 - 1.25;
    const chair = { wide: 0.65, deep: 0.65 };
    return start < 0
      ? [piece('armchair', 0.4, chair)]
      : [
          piece('armchair', start, chair),
          piece('round', start + 0.95, { wide: 0.6, deep: 0.6 }),
          piece('armchair', start + 1.85, chair),
        ];
  }
  const lounger = { wide: 0.7, deep: 1.8 };
  return [
    piece('lounger', 0.5, lounger),
    piece('lounger', 1.5, lounger),
    piece('table', width - 2.6, { wide: 1.8, deep: 0.85 }),
  ];
}

const lengthOf = ({ wall, width, height }: FloorRoom) => (wall === 'left' || wall === 'right' ? height : width);

function against(room: FloorRoom, kind: PieceKind, { wide, deep }: Measure, distance = 0): Piece {
  const { x, y, width, height, wall = 'bottom' } = room;
  const free = Math.max(0, lengthOf({ ...room, wall }) - wide) * room.along;
  const places: Record<Wall, Rectangle> = {
    left: { x: x + distance, y: y + free, width: deep, height: wide },
    right: { x: x + width - deep - distance, y: y + free, width: deep, height: wide },
    bottom: { x: x + free, y: y + distance, width: wide, height: deep },
    top: { x: x + free, y: y + height - deep - distance, width: wide, height: deep },
  };
  return { kind, turn: wall, ...places[wall] };
}

const before = (room: FloorRoom, kind: PieceKind, measure: Measure, distance: number): Piece => {
  const shift = (2.2 - measure.wide) / 2 / Math.max(0.1, lengthOf(room) - measure.wide);
  const at = (room.along * (lengthOf(room) - 2.2)) / Math.max(0.1, lengthOf(room) - measure.wide);
  return against({ ...room, along: at + shift }, kind, measure, distance);
};

const along = (room: FloorRoom, kind: PieceKind, deep: number): Piece =>
  against({ ...room, along: 0 }, kind, { wide: lengthOf({ ...room, wall: room.wall ?? 'bottom' }), deep });

const centrePiece = ({ x, y, width, height }: FloorRoom, kind: PieceKind, { wide, deep }: Measure): Piece => ({
  kind,
  turn: 'bottom',
  x: x + (width - wide) / 2,
  y: y + (height - deep) / 2,
  width: wide,
  height: deep,
});

const inset = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
