import type { Rectangle } from '../shared/rectangle';
import { readSampleLine } from '../../../test/builders/sample-line';
import { findDoors } from './doors';
import type { FloorRoom } from './floor-plan';
import { furnish } from './furnish';

const { vessel, suites } = readSampleLine();
const plans = vessel.floorPlans;
const floors = plans.flatMap(({ category, floors: all, depth, width }) =>
  all.map((floor, index) => ({ label: `${category} ${index + 1}`, floor, index, depth, width })),
);
const slack = 0.02;
const isInside = (piece: Rectangle, room: Rectangle) =>
  piece.x >= room.x - slack &&
  piece.y >= room.y - slack &&
  piece.x + piece.width <= room.x + room.width + slack &&
  piece.y + piece.height <= room.y + room.height + slack;
const overlaps = (one: Rectangle, other: Rectangle) =>
  one.x + one.width > other.x + slack &&
  other.x + other.width > one.x + slack &&
  one.y + one.height > other.y + slack &&
  other.y + other.height > one.y + slack;
const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

describe('the floor plans of the suites', () => {
  it('VOY-33 are fourteen, each as large inside and outside as its suite says', () => {
    expect(plans.map(({ category }) => category)).toEqual(suites.map(({ suite }) => suite.category));
    for (const { suite } of suites) {
      const plan = plans.find(({ category }) => category === suite.category);
      const area = (rooms: readonly Rectangle[]) => rooms.reduce((sum, { width, height }) => sum + width * height, 0);
      expect([suite.title, Math.round(area(plan?.floors.flatMap(({ rooms }) => rooms) ?? []))]).toEqual([
        suite.title,
        suite.squareMetres,
      ]);
      expect([suite.title, Math.round(area(plan?.floors.flatMap(({ terraces }) => terraces) ?? []))]).toEqual([
        suite.title,
        suite.terraceSquareMetres,
      ]);
    }
  });

  it.each(floors.map((one) => [one.label, one] as const))(
    'VOY-33 %s: no room lies in another, and everything stands in its room, on nothing else',
    (_label, { floor }) => {
      expect(
        pairs(floor.rooms)
          .filter(([one, other]) => overlaps(one, other))
          .map((both) => both.map(({ name }) => name)),
      ).toEqual([]);
      for (const room of [...floor.rooms, ...floor.terraces]) {
        const pieces = furnish(room);
        expect([room.name, pieces.filter((piece) => !isInside(piece, room))]).toEqual([room.name, []]);
        expect([room.name, pairs(pieces).filter(([one, other]) => overlaps(one, other))]).toEqual([room.name, []]);
      }
    },
  );

  it.each(floors.map((one) => [one.label, one] as const))(
    'VOY-33 %s: every room can be reached, and no furniture stands in a door',
    (_label, { floor, index }) => {
      const doors = findDoors(floor, index === 0);
      const reached = new Set(doors.flatMap(({ between: [into] }) => into));
      const start = (room: FloorRoom) => index > 0 && room.kind === 'stair';
      const inhabited = floor.rooms.filter(({ kind }) => kind !== 'void');
      expect(inhabited.filter((room) => !start(room) && !reached.has(room.name)).map(({ name }) => name)).toEqual([]);
      expect(floor.rooms.filter(({ kind, name }) => kind === 'void' && reached.has(name))).toEqual([]);
      const pieces = floor.rooms.flatMap((room) => furnish(room));
      const blocked = doors.filter((door) => {
        const swing = door.isOpen ? 0.25 : door.width * 0.75;
        const link =
          door.wall === 'lying'
            ? { x: door.x - door.width / 2, y: door.y - 0.25, width: door.width, height: 0.25 + swing }
            : { x: door.x - 0.25, y: door.y - door.width / 2, width: 0.25 + swing, height: door.width };
        return pieces.some((piece) => overlaps(piece, link));
      });
      expect(blocked.map(({ between }) => between)).toEqual([]);
    },
  );

  it('VOY-33 gives every suite beds for its guests, a bath, a wardrobe and a way out', () => {
    for (const { suite } of suites) {
      const rooms =
        plans.find(({ category }) => category === suite.category)?.floors.flatMap((floor) => floor.rooms) ?? [];
      const pieces = rooms.flatMap(furnish).map(({ kind }) => kind);
      const count = (kind: string) => pieces.filter((one) => one === kind).length;
      // A sofa is made up for two at most.
      const places = 2 * count('bed') + count('single') + (count('sofa') > 0 ? 2 : 0) + (count('ring') > 0 ? 1 : 0);
      expect([suite.title, places >= suite.maxGuests]).toEqual([suite.title, true]);
      for (const kind of ['shower', 'basin', 'toilet', 'rail'])
        expect([suite.title, kind, count(kind) > 0]).toEqual([suite.title, kind, true]);
      expect([suite.title, rooms.some(({ kind, y }) => kind === 'hall' && y === 0)]).toEqual([suite.title, true]);
    }
  });
});
