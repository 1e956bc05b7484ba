import Joi from 'joi';
import { join } from 'node:path';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { Suite } from '../../core/voyages/voyage';
import type { Vessel } from '../../core/vessel/vessel';
import { ContentError } from './content-error';
import { list, slug, text } from './fields';
import { loadFloorPlans } from './floor-plans';
import { type OnBroken, readYaml } from './read-content';
import type { References } from './references';

type VesselFile = Pick<Vessel, 'summary' | 'paragraphs' | 'stats' | 'facts' | 'measure' | 'decks'> & {
  readonly pictures: readonly string[];
  readonly marina: { readonly title: string; readonly text: string; readonly picture: string };
};

const metres = Joi.number().min(0).max(400);
const categories = Joi.array()
  .items(Joi.valid(...CABIN_CATEGORIES))
  .unique()
  .default([]);
const stretch = { from: metres.required(), to: metres.greater(Joi.ref('from')).required() };
const fact = Joi.object({ label: text.required(), value: text.required() });

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
});

const schema: Joi.ObjectSchema<VesselFile> = Joi.object({
  summary: text.required(),
  paragraphs: list(text).required(),
  pictures: list(slug).unique().required(),
  stats: list(fact).required(),
  facts: list(fact).required(),
  measure: measure.required(),
  marina: Joi.object({ title: text.required(), text: text.required(), picture: slug.required() }).required(),
  decks: list(deck).unique('number').required(),
});

interface VesselSources {
  readonly references: References;
  readonly suites: readonly Suite[];
  readonly onBroken: OnBroken;
}

/** The yacht, checked against the suites that lie on her decks. @throws ContentError */
export function loadVessel(folder: string, { references, suites, onBroken }: VesselSources): Vessel {
  const file = join(folder, 'vessel.yaml');
  const { pictures, marina, decks, ...rest } = readYaml(file, schema);
  const adrift = suites.flatMap((suite) => suite.decks).find((number) => !decks.some((one) => one.number === number));
  if (adrift !== undefined) throw new ContentError(file, `decks: suites lie on deck ${adrift}, which is missing`);
  const isKnown = { venue: references.isVenue, onboard: references.isOnboardPage };
  return {
    ...rest,
    name: references.vessel,
    pictures: references.pictures(pictures, file),
    marina: { ...marina, picture: references.pictures([marina.picture], file)[0] },
    // A room whose page is missing stays on the plan, without the link.
    decks: decks.map((one) => ({
      ...one,
      rooms: one.rooms.map(({ page, ...room }) =>
        page && isKnown[page.kind](page.slug, file) ? { ...room, page } : room,
      ),
    })),
    floorPlans: readPlans(folder, { suites, measure: rest.measure, onBroken }),
  };
}

/** Without its floor plans the site still shows its suites. */
function readPlans(
  folder: string,
  { onBroken, ...from }: Pick<VesselSources, 'suites' | 'onBroken'> & Pick<Vessel, 'measure'>,
): Vessel['floorPlans'] {
  try {
    return loadFloorPlans(join(folder, 'floor-plans.yaml'), from);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    onBroken(error);
    return [];
  }
}
