import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { Suite } from '../../core/voyages/voyage';
import type { Floor, FloorPlan, FloorRoom, Piece } from '../../core/vessel/floor-plan';
import type { YachtMeasure } from '../../core/vessel/vessel';
import { list, text } from '../content-schemas/values';
import {
  floorFields,
  type FloorTexts,
  pieceFields,
  type PieceTexts,
  roomFields,
  type RoomTexts,
} from '../content-schemas/vessel';
import { ContentError } from './content-error';
import { readYamlIfThere } from './read-content';

type Box = readonly [number, number, number, number];
interface PieceFile extends PieceTexts {
  readonly at: Box;
}
interface RoomFile extends RoomTexts {
  readonly at: Box;
  readonly pieces: readonly PieceFile[];
}
interface TerraceFile {
  readonly name: string;
  readonly span?: readonly [number, number];
  readonly pieces: readonly PieceFile[];
}
interface FloorFile extends FloorTexts {
  readonly rooms: readonly RoomFile[];
  readonly terraces: readonly TerraceFile[];
}
interface PlanFile {
  readonly category: string;
  readonly floors: readonly FloorFile[];
}

const metres = Joi.number().min(0).max(40);
const box = Joi.array().ordered(metres, metres, metres.greater(0), metres.greater(0)).length(4);
const piece = Joi.object({ ...pieceFields, at: box.required(), turn: pieceFields.turn.default('bottom') });
const pieces = Joi.array().items(piece).default([]);
const room = Joi.object({ ...roomFields, at: box.required(), pieces });
const terrace = Joi.object({ name: text.required(), span: Joi.array().ordered(metres, metres).length(2), pieces });
const floor = Joi.object({
  ...floorFields,
  rooms: list(room).unique('name').required(),
  terraces: list(terrace).default([{ name: 'Terrace', pieces: [] }]),
});
const schema: Joi.ArraySchema<PlanFile[]> = list(
  Joi.object({ category: Joi.valid(...CABIN_CATEGORIES).required(), floors: list(floor).required() }),
).unique('category');

export function loadFloorPlans(
  file: string,
  { suites, measure }: { readonly suites: readonly Suite[]; readonly measure: YachtMeasure },
): readonly FloorPlan[] {
  const plans = readYamlIfThere(file, schema);
  if (!plans) return [];
  return suites.map((suite) => {
    const plan = plans.find(({ category }) => category === suite.category);
    if (!plan) throw new ContentError(file, `no plan of ${suite.category}`);
    const floorPlan = buildPlan(plan, suite, measure);
    for (const { rooms } of floorPlan.floors) checkRooms(file, { ...floorPlan, rooms });
    return floorPlan;
  });
}

function buildPlan({ category, floors }: PlanFile, suite: Suite, measure: YachtMeasure): FloorPlan {
  const storeys = measure.twoStoreys.includes(category) ? 2 : 1;
  const inside = suite.squareMetres / storeys;
  // A suite across the beam is drawn with the vessel's sides on the left and right, and its terrace aft.
  const width = measure.acrossTheBeam.includes(category)
    ? measure.corridor + 2 * measure.suiteDepth
    : inside / measure.suiteDepth;
  const depth = inside / width;
  const terraceDepth = suite.terraceSquareMetres / storeys / width;
  const [first, ...others] = floors.map((one) => buildFloor(one, { width, depth, terraceDepth }));
  if (!first) throw new Error('A plan has a floor');
  return { category, width, depth, floors: [first, ...others] };
}

function buildFloor(
  { name, glass, rooms, terraces }: FloorFile,
  { width, depth, terraceDepth }: { readonly width: number; readonly depth: number; readonly terraceDepth: number },
): Floor {
  return {
    ...(name ? { name } : {}),
    glass,
    rooms: rooms.map(({ at: [x, y, wide, high], pieces: pieceFiles, ...rest }): FloorRoom => ({
      ...rest,
      x,
      y,
      width: wide,
      height: high,
      pieces: pieceFiles.map((one) => toPiece(one, 0)),
    })),
    terraces:
      terraceDepth === 0
        ? []
        : terraces.map(({ name: terraceName, span: [from, to] = [0, width], pieces: pieceFiles }): FloorRoom => ({
            kind: 'terrace',
            name: terraceName,
            x: from,
            y: depth,
            width: to - from,
            height: terraceDepth,
            along: 0.5,
            isTwin: false,
            pieces: pieceFiles.map((one) => toPiece(one, depth)),
          })),
  };
}

const toPiece = ({ kind, at: [x, y, width, height], turn }: PieceFile, from: number): Piece => ({
  kind,
  turn,
  x,
  y: y + from,
  width,
  height,
});

function checkRooms(
  file: string,
  { category, width, depth, rooms }: Pick<FloorPlan, 'category' | 'width' | 'depth'> & Pick<Floor, 'rooms'>,
): void {
  const outside = rooms.find((one) => one.x + one.width > width + 0.01 || one.y + one.height > depth + 0.01);
  if (outside)
    throw new ContentError(
      file,
      `${category}: ${outside.name} is larger than the suite, ${width.toFixed(2)} by ${depth.toFixed(2)} metres`,
    );
  const filledArea = rooms.reduce((sum, one) => sum + one.width * one.height, 0);
  if (Math.abs(filledArea - width * depth) > 0.1)
    throw new ContentError(
      file,
      `${category}: its rooms have ${filledArea.toFixed(1)} m² in all, not ${(width * depth).toFixed(1)}`,
    );
}
