import type { FloorRoom, Piece } from './floor-plan';
import { furnish } from './furnish';

type PieceMeasures = readonly [kind: string, wall: string, x: number, y: number, width: number, height: number];

const aRoom = (parts: Partial<FloorRoom>): FloorRoom => ({
  kind: 'hall',
  name: 'Room',
  x: 2,
  y: 1,
  width: 6,
  height: 4,
  along: 0.5,
  isTwin: false,
  pieces: [],
  ...parts,
});
/** To the millimetre. */
const rounded = (metres: number) => Math.round(metres * 1_000) / 1_000;
const measuresOf = (piece: Piece): PieceMeasures => [
  piece.kind,
  piece.turn,
  rounded(piece.x),
  rounded(piece.y),
  rounded(piece.width),
  rounded(piece.height),
];

describe('where the furniture of a room stands', () => {
  it.each<[string, Partial<FloorRoom>, readonly PieceMeasures[]]>([
    ['a bed at the left wall', { kind: 'bedroom', wall: 'left', along: 0.25 }, [['bed', 'left', 2, 1.55, 2.1, 1.8]]],
    [
      'a bed at the right wall',
      { kind: 'bedroom', wall: 'right', along: 0.25 },
      [['bed', 'right', 5.9, 1.55, 2.1, 1.8]],
    ],
    ['a bed at the wall above', { kind: 'bedroom', wall: 'top', along: 0.25 }, [['bed', 'top', 3.05, 2.9, 1.8, 2.1]]],
    [
      'a bed at the wall below',
      { kind: 'bedroom', wall: 'bottom', along: 0.25 },
      [['bed', 'bottom', 3.05, 1, 1.8, 2.1]],
    ],
    ['a bed where no wall is named', { kind: 'bedroom', along: 0.25 }, [['bed', 'bottom', 3.05, 1, 1.8, 2.1]]],
    [
      'twin beds on both sides of their place',
      { kind: 'bedroom', wall: 'bottom', isTwin: true },
      [
        ['single', 'bottom', 3.875, 1, 0.95, 2],
        ['single', 'bottom', 5.175, 1, 0.95, 2],
      ],
    ],
    [
      'twin beds no farther than the near corner',
      { kind: 'bedroom', wall: 'left', along: 0.2, isTwin: true },
      [
        ['single', 'left', 2, 1, 2, 0.95],
        ['single', 'left', 2, 2.26, 2, 0.95],
      ],
    ],
    [
      'twin beds no farther than the far corner',
      { kind: 'bedroom', wall: 'left', along: 0.8, isTwin: true },
      [
        ['single', 'left', 2, 2.79, 2, 0.95],
        ['single', 'left', 2, 4.05, 2, 0.95],
      ],
    ],
    ['a single bed of a studio', { kind: 'studio', wall: 'right' }, [['single', 'right', 6, 2.525, 2, 0.95]]],
    [
      'twin beds of a studio',
      { kind: 'studio', wall: 'right', isTwin: true },
      [
        ['single', 'right', 6, 1.875, 2, 0.95],
        ['single', 'right', 6, 3.175, 2, 0.95],
      ],
    ],
    [
      'a table before the middle of its sofa',
      { kind: 'living', wall: 'right', along: 0.25 },
      [
        ['sofa', 'right', 7.1, 1.45, 0.9, 2.2],
        ['round', 'right', 6.1, 2.15, 0.8, 0.8],
      ],
    ],
    [
      'a table before the middle of a sofa at the wall above',
      { kind: 'living', wall: 'top', along: 0.25 },
      [
        ['sofa', 'top', 2.95, 4.1, 2.2, 0.9],
        ['round', 'top', 3.65, 3.1, 0.8, 0.8],
      ],
    ],
    [
      'a sofa in a room that is hardly wider than the table',
      { kind: 'living', wall: 'bottom', width: 0.85 },
      [
        ['sofa', 'bottom', 2, 1, 2.2, 0.9],
        ['round', 'bottom', 2.013, 2.1, 0.8, 0.8],
      ],
    ],
    ['no sofa without a wall', { kind: 'living' }, []],
    ['a rail along the whole wall', { kind: 'dressing' }, [['rail', 'bottom', 2, 1, 6, 0.55]]],
    ['a counter along the whole wall', { kind: 'pantry', wall: 'right' }, [['counter', 'right', 7.4, 1, 0.6, 4]]],
    ['shelves along the whole wall', { kind: 'library', wall: 'right' }, [['shelves', 'right', 7.6, 1, 0.4, 4]]],
    ['a desk', { kind: 'study', wall: 'right' }, [['desk', 'right', 7.35, 2.3, 0.65, 1.4]]],
    ['a counter of a spa, at the left where no wall is named', { kind: 'spa' }, [['counter', 'left', 2, 1, 0.7, 4]]],
    ['a counter of a spa at its wall', { kind: 'spa', wall: 'right' }, [['counter', 'right', 7.3, 1, 0.7, 4]]],
    ['a long table in the middle', { kind: 'dining' }, [['table', 'bottom', 3.2, 2.45, 3.6, 1.1]]],
    ['a table with a way around it', { kind: 'dining', width: 4 }, [['table', 'bottom', 2.8, 2.45, 2.4, 1.1]]],
    ['stairs within their walls', { kind: 'stair' }, [['stairs', 'left', 2.3, 1.3, 5.4, 3.4]]],
    [
      'a bath without a tub',
      { kind: 'bath', width: 1.9, height: 3 },
      [
        ['shower', 'left', 2.08, 1.08, 0.95, 0.95],
        ['basin', 'left', 2.08, 2.2, 0.45, 1.1],
        ['toilet', 'bottom', 3.2, 1.06, 0.4, 0.6],
      ],
    ],
    [
      'a narrow bath, with the shower across it',
      { kind: 'bath', width: 1.8, height: 2.4 },
      [
        ['shower', 'left', 2.08, 1.08, 1.64, 0.95],
        ['basin', 'left', 2.08, 2.2, 0.45, 1],
        ['toilet', 'right', 3.15, 2.35, 0.6, 0.4],
      ],
    ],
    [
      'a tub from 6.9 square metres on',
      { kind: 'bath', width: 3.45, height: 2 },
      [
        ['shower', 'left', 2.08, 1.08, 0.95, 0.95],
        ['basin', 'left', 2.08, 2.2, 0.45, 0.6],
        ['toilet', 'bottom', 3.2, 1.06, 0.4, 0.6],
        ['tub', 'right', 4.57, 1.125, 0.8, 1.75],
      ],
    ],
    [
      'loungers on a terrace that is deep enough',
      { kind: 'terrace', height: 2.1 },
      [
        ['lounger', 'bottom', 2.5, 1.15, 0.7, 1.8],
        ['lounger', 'bottom', 3.5, 1.15, 0.7, 1.8],
        ['table', 'bottom', 5.4, 1.625, 1.8, 0.85],
      ],
    ],
    [
      'chairs in the middle of a shallow terrace',
      { kind: 'terrace', height: 2 },
      [
        ['armchair', 'bottom', 3.75, 1.675, 0.65, 0.65],
        ['round', 'bottom', 4.7, 1.7, 0.6, 0.6],
        ['armchair', 'bottom', 5.6, 1.675, 0.65, 0.65],
      ],
    ],
    [
      'chairs on a terrace that just has room for them',
      { kind: 'terrace', height: 2, width: 2.5 },
      [
        ['armchair', 'bottom', 2, 1.675, 0.65, 0.65],
        ['round', 'bottom', 2.95, 1.7, 0.6, 0.6],
        ['armchair', 'bottom', 3.85, 1.675, 0.65, 0.65],
      ],
    ],
    [
      'one chair on a terrace without room for two',
      { kind: 'terrace', height: 2, width: 2.4 },
      [['armchair', 'bottom', 2.4, 1.675, 0.65, 0.65]],
    ],
    ['nothing in a hall', { kind: 'hall' }, []],
    ['nothing on a patio', { kind: 'patio' }, []],
    ['nothing where a room is open to the one below', { kind: 'void' }, []],
  ])('is known: %s', (_what, parts, pieces) => {
    expect(furnish(aRoom(parts)).map(measuresOf)).toEqual(pieces);
  });

  it.each(['dining', 'terrace'] as const)('is that of the line alone in a %s room with pieces of its own', (kind) => {
    const tree: Piece = { kind: 'tree', turn: 'top', x: 3, y: 2, width: 1, height: 1 };
    expect(furnish(aRoom({ kind, pieces: [tree] }))).toEqual([tree]);
    expect(furnish(aRoom({ kind: 'dressing', pieces: [tree] })).map((piece) => piece.kind)).toEqual(['rail', 'tree']);
  });
});
