import Joi from 'joi';
import { plainDate } from '../../../core/shared/plain-date';
import type { ItineraryDay, Port, Region, RoutePoint, Voyage } from '../../../core/voyages/voyage';
import type { EntryContext, EntryReader } from '../entry-reader';
import { clockTime, list, slug, text, texts } from '../../content-schemas/values';
import { asset, assets, type AssetFields, calendarDay, linked, type SlugLink, position } from '../fields';
import { inOrder, type OrderedEntry } from '../in-order';

interface DayFields {
  readonly port?: SlugLink;
  readonly title?: string;
  readonly berth?: 'Docked' | 'Anchored';
  readonly arrives?: string;
  readonly departs?: string;
  readonly note?: string;
  readonly description: string;
  readonly picture?: AssetFields;
}

interface VoyageFields
  extends OrderedEntry, Pick<Voyage, 'title' | 'voyageId' | 'nights' | 'summary' | 'body' | 'highlights'> {
  readonly region: SlugLink;
  readonly shown: boolean;
  readonly experiencesOpenBefore?: string;
  readonly pictures: readonly AssetFields[];
  readonly days: readonly DayFields[];
}

const day = Joi.object({
  port: linked,
  title: text,
  berth: Joi.valid('Docked', 'Anchored'),
  arrives: clockTime,
  departs: clockTime,
  note: text,
  description: text.required(),
  picture: asset,
});

const schema: Joi.ObjectSchema<VoyageFields> = Joi.object({
  title: text.required(),
  slug: slug.required(),
  voyageId: Joi.string()
    .pattern(/^[A-Z]{3,4}$/, 'three or four capital letters')
    .required(),
  region: linked.required(),
  nights: Joi.number().integer().min(1).max(30).required(),
  shown: Joi.boolean().required(),
  position,
  experiencesOpenBefore: calendarDay,
  summary: text.required(),
  body: text.required(),
  highlights: texts.required(),
  pictures: assets,
  days: list(day).required(),
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
        checkDays(rest.nights, days, context);
        const built = days.map((one, index) => buildDay(one, { day: index + 1, portOf, context }));
        const route = routeOf(days, portOf);
        const item: Voyage = {
          ...rest,
          region: region.name,
          regionSlug,
          isPublished: shown,
          pictures: context.pictures(pictures),
          days: built,
          route,
          embarkPort: route[0]?.name ?? '',
          debarkPort: portOf.get(days.at(-1)?.port?.slug ?? '')?.name ?? '',
          vessel: vesselName,
          ...(experiencesOpenBefore ? { experiencesOpenBefore: plainDate(experiencesOpenBefore) } : {}),
        };
        return { position, item };
      },
    ),
  );
}

function checkDays(nights: number, days: readonly DayFields[], context: EntryContext): void {
  if (days.length !== nights + 1) context.broken(`days: ${nights} nights need ${nights + 1} days, not ${days.length}`);
  const [first, last] = [days[0], days.at(-1)];
  if (!first?.port || !first.departs) context.broken('days: a voyage begins in a port and departs from it');
  if (!last?.port || last.departs) context.broken('days: a voyage ends in a port, without a departure');
}

function buildDay(
  rest: DayFields,
  {
    day: number,
    portOf,
    context,
  }: { readonly day: number; readonly portOf: ReadonlyMap<string, Port>; readonly context: EntryContext },
): ItineraryDay {
  const picture = context.maybePicture(rest.picture);
  const common = { day: number, description: rest.description, ...(picture ? { picture } : {}) };
  if (!rest.port)
    return {
      ...common,
      type: 'At Sea',
      title: rest.title ?? context.broken(`day ${number}: a day at sea has a title, any other a port`),
    };
  const port = portOf.get(rest.port.slug) ?? context.broken(`day ${number}: no port ${rest.port.slug}`);
  return {
    ...common,
    type: rest.berth ?? (port.berth === 'docked' ? 'Docked' : 'Anchored'),
    title: rest.title ?? port.name,
    country: port.country,
    portSlug: port.slug,
    ...(rest.arrives ? { arrives: rest.arrives } : {}),
    ...(rest.departs ? { departs: rest.departs } : {}),
    ...(rest.note ? { scheduleNote: rest.note } : {}),
  };
}

/** One point per port, in the order of the first visit, with all the days spent there. */
function routeOf(days: readonly DayFields[], portOf: ReadonlyMap<string, Port>): readonly RoutePoint[] {
  const route = new Map<string, RoutePoint & { days: number[] }>();
  days.forEach(({ port: link }, index) => {
    const port = link && portOf.get(link.slug);
    if (!port) return;
    const point = route.get(port.slug) ?? {
      portSlug: port.slug,
      name: port.name,
      latitude: port.latitude,
      longitude: port.longitude,
      days: [],
    };
    point.days.push(index + 1);
    route.set(port.slug, point);
  });
  return [...route.values()];
}
