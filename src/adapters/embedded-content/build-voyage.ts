import { plainDate } from '../../core/shared/plain-date';
import type { Voyage } from '../../core/voyages/voyage';
import { classificationsOf, NoVoyageCodeError, voyageCodeOf } from '../../core/voyages/voyage-code';
import { buildItinerary } from '../content-schemas/build-itinerary';
import { ContentError } from './content-error';
import type { Article } from './read-content';
import type { References } from './references';
import type { SampleVoyage } from './sample-line';
import type { VoyageFile } from './voyage-schema';

export function buildVoyage(file: string, { fields, body }: Article<VoyageFile>, references: References): SampleVoyage {
  checkClassifications(file, fields);
  const region = references.region(fields.region, file);
  const days = fields.days.map(({ port, type, picture, ...day }) => ({
    ...day,
    berth: type,
    port: port === undefined ? undefined : references.port(port, file),
    picture: picture === undefined ? undefined : references.pictures([picture], file)[0],
  }));
  const voyage: Voyage = {
    voyageId: fields.voyageId,
    slug: fields.slug,
    title: fields.title,
    region: region.name,
    regionSlug: region.slug,
    nights: fields.nights,
    isPublished: fields.published,
    summary: fields.summary,
    body,
    highlights: fields.highlights,
    pictures: references.pictures(fields.pictures, file),
    ...buildItinerary(fields.nights, days, (problem) => {
      throw new ContentError(file, problem);
    }),
    vessel: references.vessel,
    ...(fields.experiencesOpenBefore && { experiencesOpenBefore: plainDate(fields.experiencesOpenBefore) }),
  };
  return { voyage, fareFactor: fields.fareFactor, statedFares: fields.fares };
}

/** A voyage whose packages are not classified as WEB DEST does not belong to the site (VOY-32). */
function checkClassifications(file: string, { voyageId, classifications }: VoyageFile): void {
  try {
    voyageCodeOf({ classifications: classifications ?? classificationsOf(voyageId) });
  } catch (error) {
    if (!(error instanceof NoVoyageCodeError)) throw error;
    throw new ContentError(file, `classifications: ${error.message}`);
  }
}
