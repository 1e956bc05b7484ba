import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { Floor, FloorRoom, Piece } from '../../core/vessel/floor-plan';
import type { Vessel } from '../../core/vessel/vessel';
import { fact, list, slug, text } from './values';

const metres = Joi.number().min(0).max(400);
const categories = Joi.array()
  .items(Joi.valid(...CABIN_CATEGORIES))
  .unique()
  .default([]);
const stretch = { from: metres.required(), to: metres.greater(Joi.ref('from')).required() };

const deck = Joi.object({
  number: Joi.number().integer().min(1).max(20).required(),
  name: text.required(),
  text: text.required(),
  ...stretch,
  suitesFrom: metres.required(),
  rooms: Joi.array()
    .items(
      Joi.object({
        name: text.max(30).required(),
        ...stretch,
        side: Joi.valid('port', 'starboard'),
        sound: Joi.object({ level: Joi.valid('low', 'lively').required(), text: text.max(80).required() }),
        servesMeals: Joi.boolean(),
        page: Joi.object({ kind: Joi.valid('venue', 'onboard').required(), slug: slug.required() }),
      }),
    )
    .required(),
});

const measure = Joi.object({
  length: metres.min(20).required(),
  beam: metres.min(5).required(),
  draft: metres.min(1).required(),
  corridor: metres.min(1).required(),
  suiteDepth: metres.min(3).required(),
  twoStoreys: categories,
  acrossTheBeam: categories,
  elevators: Joi.array().items(Joi.object(stretch)),
});

const cabinNumber = Joi.string().pattern(/^\d{3,4}$/, 'a cabin number of 3 or 4 digits');
const centimetres = Joi.number().integer().min(50).max(200);
const clearWidths = Joi.object({ entrance: centimetres.required(), bath: centimetres.required() });

const access = Joi.object({
  stepFree: Joi.array().items(cabinNumber).unique().required(),
  doors: Joi.object({ stepFree: clearWidths.required(), others: clearWidths.required() }).required(),
  connecting: Joi.array().items(Joi.array().items(cabinNumber).length(2).unique()).required(),
});

export type VesselTexts = Pick<Vessel, 'summary' | 'stats' | 'facts' | 'measure' | 'decks' | 'access'>;

export const vesselFields = {
  summary: text.required(),
  stats: list(fact).required(),
  facts: list(fact).required(),
  measure: measure.required(),
  decks: list(deck).unique('number').required(),
  access,
};

const roomKinds = [
  'hall',
  'bedroom',
  'living',
  'studio',
  'bath',
  'dressing',
  'pantry',
  'dining',
  'library',
  'study',
  'patio',
  'stair',
  'spa',
  'void',
];
const pieceKinds = [
  'bed',
  'single',
  'sofa',
  'ring',
  'armchair',
  'table',
  'round',
  'desk',
  'tub',
  'shower',
  'basin',
  'toilet',
  'rail',
  'counter',
  'shelves',
  'piano',
  'grand',
  'lounger',
  'daybed',
  'pool',
  'tree',
  'stairs',
  'casing',
];
const wall = Joi.valid('left', 'right', 'bottom', 'top');

export type PieceTexts = Pick<Piece, 'kind' | 'turn'>;

export const pieceFields = { kind: Joi.valid(...pieceKinds).required(), turn: wall };

export type RoomTexts = Pick<FloorRoom, 'kind' | 'name' | 'opensTo' | 'wall' | 'along' | 'isTwin'>;

export const roomFields = {
  kind: Joi.valid(...roomKinds).required(),
  name: text.required(),
  opensTo: text,
  wall,
  along: Joi.number().min(0).max(1).default(0.5),
  isTwin: Joi.boolean().default(false),
};

export type FloorTexts = Pick<Floor, 'name' | 'glass'>;

export const floorFields = { name: text, glass: Joi.array().items(Joi.valid('left', 'right')).default([]) };
