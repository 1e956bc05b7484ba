import Joi from 'joi';
import { join } from 'node:path';
import type { Suite } from '../../core/voyages/voyage';
import type { Vessel } from '../../core/vessel/vessel';
import { list, slug, text } from '../content-schemas/values';
import { vesselFields, type VesselTexts } from '../content-schemas/vessel';
import { ContentError } from './content-error';
import { pictureNames } from './fields';
import { loadFloorPlans } from './floor-plans';
import { type OnBroken, readYaml } from './read-content';
import type { References } from './references';

interface VesselFile extends VesselTexts, Pick<Vessel, 'paragraphs'> {
  readonly pictures: readonly string[];
  readonly panorama?: string;
  readonly marina: { readonly title: string; readonly text: string; readonly picture: string };
}

const schema: Joi.ObjectSchema<VesselFile> = Joi.object({
  ...vesselFields,
  paragraphs: list(text).required(),
  pictures: pictureNames.required(),
  panorama: slug,
  marina: Joi.object({ title: text.required(), text: text.required(), picture: slug.required() }).required(),
});

interface VesselSources {
  readonly references: References;
  readonly suites: readonly Suite[];
  readonly onBroken: OnBroken;
}

export function loadVessel(folder: string, { references, suites, onBroken }: VesselSources): Vessel {
  const file = join(folder, 'vessel.yaml');
  const { pictures, panorama, marina, decks, ...rest } = readYaml(file, schema);
  const missingDeck = suites
    .flatMap((suite) => suite.decks)
    .find((number) => !decks.some((one) => one.number === number));
  if (missingDeck !== undefined)
    throw new ContentError(file, `decks: suites lie on deck ${missingDeck}, which is missing`);
  const numbers = new Set(suites.flatMap(({ cabins }) => cabins));
  const nowhere = [...(rest.access?.stepFree ?? []), ...(rest.access?.connecting.flat() ?? [])].find(
    (number) => !numbers.has(number),
  );
  if (nowhere !== undefined) throw new ContentError(file, `access: there is no cabin ${nowhere}`);
  const isKnown = { venue: references.isVenue, onboard: references.isOnboardPage };
  return {
    ...rest,
    name: references.vessel,
    pictures: references.pictures(pictures, file),
    ...(panorama === undefined ? {} : { panorama: references.pictures([panorama], file)[0] }),
    marina: { ...marina, picture: references.pictures([marina.picture], file)[0] },
    // A room whose page is missing stays on the plan without a link.
    decks: decks.map((one) => ({
      ...one,
      rooms: one.rooms.map(({ page, ...room }) =>
        page && isKnown[page.kind](page.slug, file) ? { ...room, page } : room,
      ),
    })),
    floorPlans: readPlans(folder, { suites, measure: rest.measure, onBroken }),
  };
}

/** Without floor plans the site still shows the vessel's suites. */
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
