import type { Floor, FloorRoom, RoomKind } from './floor-plan';

/** A door between two rooms, or between the hall and the corridor. `x` and `y` are its middle, in metres. */
export interface Door {
  readonly x: number;
  readonly y: number;
  /** `lying`: the wall runs along the vessel's side. */
  readonly wall: 'lying' | 'standing';
  readonly width: number;
  readonly isOpen: boolean;
  readonly between: readonly [string, string?];
}

interface Edge {
  readonly wall: Door['wall'];
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const doorWidth = 0.8;
const narrowestEdge = 0.65;
const ends: ReadonlySet<RoomKind> = new Set(['bath', 'pantry', 'spa', 'study']);

export function findDoors({ rooms }: Floor, isEntered = true): readonly Door[] {
  const start = isEntered
    ? rooms.filter(({ kind, y }) => kind === 'hall' && y === 0)
    : rooms.filter(({ kind }) => kind === 'stair');
  const reachedRooms = [...start];
  const doors: Door[] = isEntered ? start.map(toCorridor) : [];
  const open = (into: FloorRoom, from: FloorRoom) => {
    const edge = sharedEdge(into, from);
    if (!edge) return;
    doors.push({
      ...middleOf(edge),
      isOpen: [into.kind, from.kind].includes('stair'),
      between: [into.name, from.name],
    });
    reachedRooms.push(into);
  };
  const waiting = rooms.filter((room) => room.kind !== 'void' && !start.includes(room));
  for (let index = 0; index < reachedRooms.length; index++) {
    const from = reachedRooms[index];
    if (!from || ends.has(from.kind)) continue;
    for (const room of waiting) {
      if (reachedRooms.includes(room) || !sharedEdge(room, from)) continue;
      if (room.opensTo !== undefined && room.opensTo !== from.name) continue;
      open(room, from);
    }
  }
  return doors;
}

function sharedEdge(one: FloorRoom, other: FloorRoom): Edge | undefined {
  const edges = [[one, other] as const, [other, one] as const].flatMap(([first, second]): readonly Edge[] => [
    ...(touches(first.y + first.height, second.y)
      ? [
          {
            wall: 'lying' as const,
            at: second.y,
            from: Math.max(one.x, other.x),
            to: Math.min(one.x + one.width, other.x + other.width),
          },
        ]
      : []),
    ...(touches(first.x + first.width, second.x)
      ? [
          {
            wall: 'standing' as const,
            at: second.x,
            from: Math.max(one.y, other.y),
            to: Math.min(one.y + one.height, other.y + other.height),
          },
        ]
      : []),
  ]);
  return edges.find(({ from, to }) => to - from >= narrowestEdge);
}

const touches = (one: number, other: number) => Math.abs(one - other) < 0.01;

function middleOf({ wall, at, from, to }: Edge): Omit<Door, 'between' | 'isOpen'> {
  const middle = (from + to) / 2;
  const width = Math.min(doorWidth, to - from - 0.1);
  return wall === 'lying' ? { wall, x: middle, y: at, width } : { wall, x: at, y: middle, width };
}

const toCorridor = ({ name, x, width }: FloorRoom): Door => ({
  wall: 'lying',
  x: x + width / 2,
  y: 0,
  width: doorWidth,
  isOpen: false,
  between: [name],
});
