import Joi from 'joi';
import type { Floor, FloorPlan } from '../../../core/vessel/floor-plan';
import type { Deck, DeckRoom, Vessel } from '../../../core/vessel/vessel';
import { CABIN_CATEGORIES } from '../../../core/voyages/cabin-category';
import { list, text } from '../../content-schemas/values';
import { floorFields, pieceFields, roomFields, vesselFields, type VesselTexts } from '../../content-schemas/vessel';
import type { EntryReader } from '../entry-reader';
import { asset, assets, type AssetFields } from '../fields';
import { paragraphsOf } from './home';

interface VesselFields extends VesselTexts {
  readonly paragraphs: string;
  readonly pictures: readonly AssetFields[];
  readonly panorama?: AssetFields;
  readonly marinaTitle: string;
  readonly marinaText: string;
  readonly marinaPicture: AssetFields;
  readonly floorPlans?: unknown;
}

const schema: Joi.ObjectSchema<VesselFields> = Joi.object({
  ...vesselFields,
  paragraphs: text.required(),
  pictures: assets,
  panorama: asset,
  marinaTitle: text.required(),
  marinaText: text.required(),
  marinaPicture: asset.required(),
  floorPlans: Joi.any(),
});

const length = Joi.number().min(-1).max(60);
const rectangle = { x: length.required(), y: length.required(), width: length.required(), height: length.required() };
const piece = Joi.object({ ...rectangle, ...pieceFields, turn: pieceFields.turn.required() });
const room = Joi.object({
  ...rectangle,
  ...roomFields,
  kind: roomFields.kind.valid('terrace'),
  pieces: Joi.array().items(piece).default([]),
});
const floor: Joi.ObjectSchema<Floor> = Joi.object({
  ...floorFields,
  rooms: list(room).required(),
  terraces: Joi.array().items(room).default([]),
});
const floorPlans: Joi.ArraySchema<FloorPlan[]> = list(
  Joi.object({
    category: Joi.valid(...CABIN_CATEGORIES).required(),
    width: length.required(),
    depth: length.required(),
    floors: list(floor).required(),
  }).unknown(false),
).unique('category');

interface VesselSources {
  readonly name: string;
  readonly venues: readonly { readonly slug: string }[];
  readonly onboardPages: readonly { readonly slug: string }[];
  readonly reportPlans: (problem: string) => void;
}

/** Without usable floor plans the site still shows its suites. @throws BrokenEntry */
export function readVessel(entries: EntryReader, { name, venues, onboardPages, reportPlans }: VesselSources): Vessel {
  const knownSlugs = {
    venue: new Set(venues.map((one) => one.slug)),
    onboard: new Set(onboardPages.map((one) => one.slug)),
  };
  // A room whose page is missing stays on the plan without a link.
  const withKnownPage = ({ page, ...rest }: DeckRoom): DeckRoom =>
    page && knownSlugs[page.kind].has(page.slug) ? { ...rest, page } : rest;
  return entries.single(
    'vessel',
    schema,
    (
      {
        paragraphs,
        pictures,
        panorama: panoramaFields,
        marinaTitle,
        marinaText,
        marinaPicture,
        floorPlans: plans,
        decks,
        ...rest
      },
      context,
    ): Vessel => {
      const panorama = context.maybePicture(panoramaFields);
      return {
        ...rest,
        name,
        paragraphs: paragraphsOf(paragraphs),
        pictures: context.pictures(pictures),
        ...(panorama ? { panorama } : {}),
        marina: { title: marinaTitle, text: marinaText, picture: context.picture(marinaPicture) },
        decks: decks.map((one): Deck => ({ ...one, rooms: one.rooms.map(withKnownPage) })),
        floorPlans: readPlans(plans, reportPlans),
      };
    },
  );
}

function readPlans(plans: unknown, report: (problem: string) => void): readonly FloorPlan[] {
  if (plans === undefined) return [];
  const { value, error } = floorPlans.validate(plans, { convert: false });
  if (!error) return value;
  report(`floorPlans: ${error.message}`);
  return [];
}
