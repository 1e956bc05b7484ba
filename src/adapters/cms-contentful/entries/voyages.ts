import Joi from 'joi';
import { plainDate } from '../../../core/shared/plain-date';
import type { ItineraryDay, Port, Region, RoutePoint, Voyage } from '../../../core/voyages/voyage';
import type { EntryDesk, EntryReader } from '../entry-reader';
import {
  asset,
  assets,
  type AssetFields,
  calendarDay,
  clockTime,
  linked,
  type Linked,
  list,
  position,
  slug,
  text,
  texts,
} from '../fields';
import { inOrder, type Placed } from '../in-order';

interface DayFields {
  readonly port?: Linked;
  readonly title?: string;
  readonly berth?: 'Docked' | 'Anchored';
  readonly arrives?: string;
  readonly departs?: string;
  readonly note?: string;
  readonly description: string;
  readonly picture?: AssetFields;
}

interface VoyageFields
  extends Placed, Pick<Voyage, 'title' | 'voyageId' | 'nights' | 'summary' | 'body' | 'highlights'> {
  readonly region: Linked;
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

/** A day that is not published yet would leave a hole: its voyage waits for it. */
export function readVoyages(entries: EntryReader, { regions, ports, vesselName }: VoyageSources): readonly Voyage[] {
  const regionOf = new Map(regions.map((region) => [region.slug, region]));
  const portOf = new Map(ports.map((port) => [port.slug, port]));
  return inOrder(
    entries.all(
      'voyages',
      schema,
      (
        { region: { slug: regionSlug }, position: place, shown, experiencesOpenBefore, pictures, days, ...told },
        desk,
      ) => {
        const region = regionOf.get(regionSlug) ?? desk.broken(`no region ${regionSlug}`);
        checkDays(told.nights, days, desk);
        const built = days.map((one, index) => buildDay(one, { day: index + 1, portOf, desk }));
        const route = routeOf(days, portOf);
        const item: Voyage = {
          ...told,
          region: region.name,
          regionSlug,
          isPublished: shown,
          pictures: desk.pictures(pictures),
          days: built,
          route,
          embarkPort: route[0]?.name ?? '',
          debarkPort: portOf.get(days.at(-1)?.port?.slug ?? '')?.name ?? '',
          vessel: vesselName,
          ...(experiencesOpenBefore ? { experiencesOpenBefore: plainDate(experiencesOpenBefore) } : {}),
        };
        return { place, item };
      },
    ),
  );
}

function checkDays(nights: number, days: readonly DayFields[], desk: EntryDesk): void {
  if (days.length !== nights + 1) desk.broken(`days: ${nights} nights need ${nights + 1} days, not ${days.length}`);
  const [first, last] = [days[0], days.at(-1)];
  if (!first?.port || !first.departs) desk.broken('days: a voyage begins in a port and departs from it');
  if (!last?.port || last.departs) desk.broken('days: a voyage ends in a port, without a departure');
}

function buildDay(
  told: DayFields,
  {
    day: number,
    portOf,
    desk,
  }: { readonly day: number; readonly portOf: ReadonlyMap<string, Port>; readonly desk: EntryDesk },
): ItineraryDay {
  const picture = desk.maybePicture(told.picture);
  const common = { day: number, description: told.description, ...(picture ? { picture } : {}) };
  if (!told.port)
    return {
      ...common,
      type: 'At Sea',
      title: told.title ?? desk.broken(`day ${number}: a day at sea has a title, any other a port`),
    };
  const port = portOf.get(told.port.slug) ?? desk.broken(`day ${number}: no port ${told.port.slug}`);
  return {
    ...common,
    type: told.berth ?? (port.berth === 'docked' ? 'Docked' : 'Anchored'),
    title: told.title ?? port.name,
    country: port.country,
    portSlug: port.slug,
    ...(told.arrives ? { arrives: told.arrives } : {}),
    ...(told.departs ? { departs: told.departs } : {}),
    ...(told.note ? { scheduleNote: told.note } : {}),
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
