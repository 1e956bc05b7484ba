import Joi from 'joi';
import { plainDate } from '../../../core/shared/plain-date';
import type { Port, Region, Voyage } from '../../../core/voyages/voyage';
import type { EntryReader } from '../entry-reader';
import { buildItinerary } from '../../content-schemas/build-itinerary';
import { list, text } from '../../content-schemas/values';
import {
  type Berth,
  berth,
  dayFields,
  type DayTexts,
  voyageFields,
  type VoyageTexts,
} from '../../content-schemas/voyages';
import { asset, assets, type AssetFields, calendarDay, linkedEntry, type SlugLink, position } from '../fields';
import { inOrder, type OrderedEntry } from '../in-order';

interface DayFields extends DayTexts {
  readonly port?: SlugLink;
  readonly berth?: Berth;
  readonly picture?: AssetFields;
}

interface VoyageFields extends OrderedEntry, VoyageTexts, Pick<Voyage, 'body'> {
  readonly region: SlugLink;
  readonly shown: boolean;
  readonly experiencesOpenBefore?: string;
  readonly pictures: readonly AssetFields[];
  readonly days: readonly DayFields[];
}

const schema: Joi.ObjectSchema<VoyageFields> = Joi.object({
  ...voyageFields,
  region: linkedEntry.required(),
  shown: Joi.boolean().required(),
  position,
  experiencesOpenBefore: calendarDay,
  body: text.required(),
  highlights: list(text).required(),
  pictures: assets,
  days: list(Joi.object({ ...dayFields, port: linkedEntry, berth, picture: asset })).required(),
});

interface VoyageSources {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly vesselName: string;
}

/** A voyage is left out while one of its days is unpublished, because its itinerary would have a gap. */
export function readVoyages(entries: EntryReader, { regions, ports, vesselName }: VoyageSources): readonly Voyage[] {
  const regionOf = new Map(regions.map((region) => [region.slug, region]));
  const portOf = new Map(ports.map((port) => [port.slug, port]));
  return inOrder(
    entries.all(
      'voyages',
      schema,
      ({ region: { slug: regionSlug }, position, shown, experiencesOpenBefore, pictures, days, ...rest }, context) => {
        const region = regionOf.get(regionSlug) ?? context.broken(`no region ${regionSlug}`);
        const facts = days.map(({ port, picture, ...day }) => ({
          ...day,
          port: port && (portOf.get(port.slug) ?? context.broken(`no port ${port.slug}`)),
          picture: context.maybePicture(picture),
        }));
        const item: Voyage = {
          ...rest,
          region: region.name,
          regionSlug,
          isPublished: shown,
          pictures: context.pictures(pictures),
          ...buildItinerary(rest.nights, facts, context.broken),
          vessel: vesselName,
          ...(experiencesOpenBefore ? { experiencesOpenBefore: plainDate(experiencesOpenBefore) } : {}),
        };
        return { position, item };
      },
    ),
  );
}
