import { findDoors } from './doors';
import type { FloorRoom, RoomKind } from './floor-plan';

const aRoom = (
  kind: RoomKind,
  [x, y, width, height]: readonly [number, number, number, number],
  { name = kind, ...parts }: Partial<FloorRoom> = {},
): FloorRoom => ({ kind, name, x, y, width, height, along: 0, isTwin: false, pieces: [], ...parts });
const hall = aRoom('hall', [0, 0, 2, 2]);
const findIn = (rooms: readonly FloorRoom[], isEntered?: boolean) =>
  findDoors({ rooms, glass: [], terraces: [] }, isEntered).map(({ between, wall, x, y, width, isOpen }) => [
    between.join(' from '),
    wall,
    ...[x, y, width].map((metres) => Math.round(metres * 1_000) / 1_000),
    isOpen,
  ]);
const entrance = ['hall', 'lying', 1, 0, 0.8, false];

describe('the doors of a floor', () => {
  it('lead from the corridor into the hall, and on in the middle of the walls that rooms share', () => {
    const rooms = [
      hall,
      aRoom('bath', [2, 0, 2, 2]),
      aRoom('dressing', [4, 0, 2, 2]),
      aRoom('living', [0, 2, 4, 3]),
      aRoom('hall', [-2, 2, 2, 2], { name: 'inner hall' }),
      aRoom('bedroom', [1, 5, 4, 3]),
      aRoom('patio', [5, 6, 2, 0.9]),
    ];
    // Nothing is reached through a bath, so that the dressing room has no door.
    expect(findIn(rooms)).toEqual([
      entrance,
      ['bath from hall', 'standing', 2, 1, 0.8, false],
      ['living from hall', 'lying', 1, 2, 0.8, false],
      ['inner hall from living', 'standing', 0, 3, 0.8, false],
      ['bedroom from living', 'lying', 2.5, 5, 0.8, false],
      ['patio from bedroom', 'standing', 5, 6.45, 0.8, false],
    ]);
  });

  it('begin at the stairs on a floor that is not entered from the corridor, and are open there', () => {
    expect(findIn([hall, aRoom('living', [2, 0, 2, 2]), aRoom('stair', [4, 0, 2, 2])], false)).toEqual([
      ['living from stair', 'standing', 4, 1, 0.8, true],
      ['hall from living', 'standing', 2, 1, 0.8, false],
    ]);
    expect(findIn([hall, aRoom('stair', [2, 0, 2, 2])])).toEqual([
      entrance,
      ['stair from hall', 'standing', 2, 1, 0.8, true],
    ]);
  });

  it('lead to a room from the one that it names, and from no other', () => {
    const rooms = [
      hall,
      aRoom('living', [2, 0, 2, 2]),
      aRoom('study', [2, 2, 2, 2], { opensTo: 'bedroom' }),
      aRoom('bedroom', [0, 2, 2, 2]),
    ];
    expect(findIn(rooms)).toEqual([
      entrance,
      ['living from hall', 'standing', 2, 1, 0.8, false],
      ['bedroom from hall', 'lying', 1, 2, 0.8, false],
      ['study from bedroom', 'standing', 2, 3, 0.8, false],
    ]);
  });

  it.each([
    [
      'just wide enough for one',
      [0, 0, 2, 0.65],
      [2, 0, 2, 2],
      [['living from hall', 'standing', 2, 0.325, 0.55, false]],
    ],
    ['too short for one', [0, 0, 2, 0.64], [2, 0, 2, 2], []],
    [
      'half a centimetre apart',
      [0, 0, 2, 2],
      [2.005, 0, 2, 2],
      [['living from hall', 'standing', 2.005, 1, 0.8, false]],
    ],
    ['two centimetres apart', [0, 0, 2, 2], [2.02, 0, 2, 2], []],
    ['only at a corner', [0, 0, 2, 2], [2, 2, 2, 2], []],
  ] as const)('are in a wall that is %s, or are not', (_what, one, other, doors) => {
    const rooms = [aRoom('hall', one), aRoom('living', other)];
    expect(findIn(rooms)).toEqual([['hall', 'lying', 1, 0, 0.8, false], ...doors]);
  });
});
