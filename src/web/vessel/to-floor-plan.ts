import type { Rectangle } from '../../core/shared/rectangle';
import { type Door, findDoors } from '../../core/vessel/doors';
import type { Floor, FloorPlan, FloorRoom, Piece } from '../../core/vessel/floor-plan';
import { furnish } from '../../core/vessel/furnish';
import { areaText } from '../../core/voyages/suite-size';
import type { DoorView, FloorPlanView, FloorRoomView, LineView } from '../../../views/vessel/floor-plan-view';
import { vesselTexts as texts } from '../../../views/vessel/vessel.texts';
import { tenth } from './svg-numbers';

const scale = 40;
const side = 18;
/** The sheet has room for the label "The sea" above and for the scale bar below. */
const above = 30;
const below = 44;
const discRadius = 10;
const chairs = 0.3;

interface Sheet {
  readonly x: (metres: number) => number;
  readonly y: (metres: number) => number;
  readonly box: (area: Rectangle) => Rectangle;
}

export function toFloorPlans(plan: FloorPlan, suiteTitle: string): readonly FloorPlanView[] {
  let number = 0;
  return plan.floors.map((floor, index) => {
    const view = toFloor(floor, { plan, index, suiteTitle, from: number });
    number += view.rooms.length + view.terraces.length;
    return view;
  });
}

interface PlanContext {
  readonly plan: FloorPlan;
  readonly index: number;
  readonly suiteTitle: string;
  readonly from: number;
}

function toFloor(floor: Floor, { plan, index, suiteTitle, from }: PlanContext): FloorPlanView {
  const top = plan.depth + Math.max(0, ...floor.terraces.map(({ height }) => height));
  const sheet = sheetOf(top);
  const doors = findDoors(floor, index === 0);
  const swings = doors.filter(({ isOpen }) => !isOpen).map(swingOf);
  const rooms = floor.rooms.map((room, place) => toRoom(room, { number: from + place + 1, sheet, swings }));
  const terraces = floor.terraces.map((room, place) =>
    toRoom(room, { number: from + rooms.length + place + 1, sheet, swings }),
  );
  const title = texts.floorPlanOf(suiteTitle, floor.name);
  return {
    id: `floor-${index + 1}`,
    ...(floor.name ? { floor: floor.name } : {}),
    title,
    description: texts.floorDescription([...rooms, ...terraces].map(({ name, size }) => `${name}, ${size}`)),
    width: tenth(plan.width * scale + 2 * side),
    height: tenth(top * scale + above + below),
    rooms,
    terraces,
    walls: wallsOf(plan, floor, sheet),
    glass: glassOf(plan, floor, sheet),
    rails: floor.terraces.flatMap((terrace) => railsOf(terrace, sheet)),
    doors: doors.map((door) => toDoor(door, sheet)),
    scale: { x1: side, x2: side + 2 * scale, y1: tenth(top * scale + above + 26), y2: tenth(top * scale + above + 26) },
  };
}

function sheetOf(top: number): Sheet {
  const x = (metres: number) => tenth(side + metres * scale);
  const y = (metres: number) => tenth(above + (top - metres) * scale);
  return {
    x,
    y,
    box: (area) => ({
      x: x(area.x),
      y: y(area.y + area.height),
      width: tenth(area.width * scale),
      height: tenth(area.height * scale),
    }),
  };
}

function toRoom(
  room: FloorRoom,
  { number, sheet, swings }: { readonly number: number; readonly sheet: Sheet; readonly swings: readonly Rectangle[] },
): FloorRoomView {
  const pieces = furnish(room);
  const label = freeSpot(room, [...pieces.map(withChairs), ...swings]);
  return {
    number,
    name: room.name,
    kind: room.kind,
    size: areaText(Math.max(1, Math.round(room.width * room.height))),
    ...sheet.box(room),
    labelX: sheet.x(label.x),
    labelY: sheet.y(label.y),
    pieces: pieces.map((piece) => ({ kind: piece.kind, turn: piece.turn, ...sheet.box(piece) })),
  };
}

const withChairs = ({ kind, x, y, width, height }: Piece): Rectangle =>
  kind === 'table' ? { x, y: y - chairs, width, height: height + 2 * chairs } : { x, y, width, height };

function freeSpot(room: Rectangle, pieces: readonly Rectangle[]): { readonly x: number; readonly y: number } {
  const radius = discRadius / scale + 0.06;
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const steps = Array.from({ length: 21 }, (_, index) => index / 20);
  const spots = steps.flatMap((across) =>
    steps.map((up) => ({
      x: room.x + radius + across * (room.width - 2 * radius),
      y: room.y + radius + up * (room.height - 2 * radius),
    })),
  );
  const distance = (spot: typeof middle) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const isFree = (spot: typeof middle) =>
    pieces.every(
      (piece) =>
        spot.x + radius <= piece.x ||
        spot.x - radius >= piece.x + piece.width ||
        spot.y + radius <= piece.y ||
        spot.y - radius >= piece.y + piece.height,
    );
  return spots.filter(isFree).toSorted((one, other) => distance(one) - distance(other))[0] ?? middle;
}

/** Draws the two sides, room by room. A bath has a wall there, also where the rooms beside it have glass. */
function sidesOf({ width }: FloorPlan, { glass, rooms }: Floor, { x, y }: Sheet) {
  return (['left', 'right'] as const).flatMap((side) => {
    const at = side === 'left' ? x(0) : x(width);
    return rooms
      .filter((room) => Math.abs(side === 'left' ? room.x : room.x + room.width - width) < 0.02)
      .map((room) => ({
        isGlass: glass.includes(side) && room.kind !== 'bath',
        line: { x1: at, x2: at, y1: y(room.y), y2: y(room.y + room.height) },
      }));
  });
}

function wallsOf(plan: FloorPlan, floor: Floor, sheet: Sheet): readonly LineView[] {
  const { x, y } = sheet;
  const sides = sidesOf(plan, floor, sheet).filter(({ isGlass }) => !isGlass);
  return [{ x1: x(0), x2: x(plan.width), y1: y(0), y2: y(0) }, ...sides.map(({ line }) => line)];
}

function glassOf(plan: FloorPlan, floor: Floor, sheet: Sheet): readonly LineView[] {
  const { x, y } = sheet;
  const sides = sidesOf(plan, floor, sheet).filter(({ isGlass }) => isGlass);
  return [{ x1: x(0), x2: x(plan.width), y1: y(plan.depth), y2: y(plan.depth) }, ...sides.map(({ line }) => line)];
}

function railsOf({ x: left, y: foot, width, height }: FloorRoom, { x, y }: Sheet): readonly LineView[] {
  const [start, end, near, far] = [x(left), x(left + width), y(foot), y(foot + height)];
  return [
    { x1: start, x2: start, y1: near, y2: far },
    { x1: start, x2: end, y1: far, y2: far },
    { x1: end, x2: end, y1: far, y2: near },
  ];
}

const swingOf = ({ x, y, wall, width }: Door): Rectangle =>
  wall === 'lying' ? { x: x - width / 2, y, width, height: width } : { x, y: y - width / 2, width, height: width };

/** The leaf is hinged at the start of its opening and swings into the room above or to the right of it on the sheet. */
function toDoor({ x: atX, y: atY, wall, width, isOpen }: Door, { x, y }: Sheet): DoorView {
  const half = width / 2;
  const leaf = width * scale;
  if (wall === 'lying') {
    const [start, end, line] = [x(atX - half), x(atX + half), y(atY)];
    return {
      gap: { x1: start, x2: end, y1: line, y2: line },
      ...(!isOpen && {
        leaf: `M${end} ${line}A${tenth(leaf)} ${tenth(leaf)} 0 0 0 ${start} ${tenth(line - leaf)}L${start} ${line}`,
      }),
    };
  }
  const [line, start, end] = [x(atX), y(atY - half), y(atY + half)];
  return {
    gap: { x1: line, x2: line, y1: start, y2: end },
    ...(!isOpen && {
      leaf: `M${line} ${end}A${tenth(leaf)} ${tenth(leaf)} 0 0 1 ${tenth(line + leaf)} ${start}L${line} ${start}`,
    }),
  };
}
