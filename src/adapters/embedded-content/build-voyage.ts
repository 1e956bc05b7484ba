import { plainDate } from '../../core/shared/plain-date';
import type { ItineraryDay, RoutePoint, Voyage } from '../../core/voyages/voyage';
import { classificationsOf, NoVoyageCodeError, voyageCodeOf } from '../../core/voyages/voyage-code';
import { ContentError } from './content-error';
import type { Article } from './read-content';
import type { References } from './references';
import type { SampleVoyage } from './sample-line';
import type { DayFile, VoyageFile } from './voyage-schema';

export function buildVoyage(file: string, { fields, body }: Article<VoyageFile>, references: References): SampleVoyage {
  checkDays(file, fields);
  checkClassifications(file, fields);
  const region = references.region(fields.region, file);
  const days = fields.days.map((day, index) => buildDay(day, { file, day: index + 1, references }));
  const route = buildRoute(fields.days, file, references);
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
    days,
    route,
    embarkPort: route[0]?.name ?? '',
    debarkPort: references.port(fields.days.at(-1)?.port ?? '', file).name,
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

function checkDays(file: string, { nights, days }: VoyageFile): void {
  if (days.length !== nights + 1)
    throw new ContentError(file, `days: ${nights} nights need ${nights + 1} days, not ${days.length}`);
  const [first, last] = [days[0], days.at(-1)];
  if (!first?.port || !first.departs)
    throw new ContentError(file, 'days[0]: a voyage begins in a port and departs from it');
  if (!last?.port || last.departs)
    throw new ContentError(file, `days[${nights}]: a voyage ends in a port, without a departure`);
}

function buildDay(file: DayFile, at: { file: string; day: number; references: References }): ItineraryDay {
  const picture = file.picture && { picture: at.references.pictures([file.picture], at.file)[0] };
  const common = { day: at.day, description: file.description, ...picture };
  if (!file.port) return { ...common, type: 'At Sea', title: file.title ?? '' };
  const port = at.references.port(file.port, at.file);
  return {
    ...common,
    type: file.type ?? (port.berth === 'docked' ? 'Docked' : 'Anchored'),
    title: file.title ?? port.name,
    country: port.country,
    portSlug: port.slug,
    ...(file.arrives && { arrives: file.arrives }),
    ...(file.departs && { departs: file.departs }),
    ...(file.note && { scheduleNote: file.note }),
  };
}

/** One point per port, in the order of the first visit, with all the days spent there. */
function buildRoute(days: readonly DayFile[], file: string, references: References): readonly RoutePoint[] {
  const route = new Map<string, RoutePoint & { days: number[] }>();
  days.forEach(({ port: slug }, index) => {
    if (!slug) return;
    const { name, latitude, longitude } = references.port(slug, file);
    const point = route.get(slug) ?? { portSlug: slug, name, latitude, longitude, days: [] };
    point.days.push(index + 1);
    route.set(slug, point);
  });
  return [...route.values()];
}
