import { inUnits } from '../../core/shared/money';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import { addDays } from '../../core/shared/plain-date';
import type { Sailing, SuiteAvailability } from '../../core/voyages/sailing';
import { classificationsOf, voyageCodeOf } from '../../core/voyages/voyage-code';
import type { Voyage } from '../../core/voyages/voyage';
import type { BuiltAssets } from '../rendering/built-assets';

/** Fields of a voyage that all API views share (VOY-02, H57); independent of dates. */
export function voyageFields(voyage: Voyage, assets: BuiltAssets) {
  return {
    voyageId: voyage.voyageId,
    voyageCode: voyageCodeOf({ classifications: classificationsOf(voyage.voyageId) }),
    title: voyage.title,
    slug: voyage.slug,
    region: voyage.region,
    nights: voyage.nights,
    images: voyage.pictures.slice(0, 1).map(({ name, alt }) => {
      const picture = assets.picture(name, alt);
      return { url: picture.src, description: picture.alt };
    }),
    publishedToWebsite: voyage.isPublished,
  };
}

export const itineraryFields = ({ voyage, sailing }: VoyageSailing, vesselId: string) => ({
  itineraryId: sailing.itineraryId,
  vesselId,
  fromDate: sailing.start,
  dateRange: { from: sailing.start, to: sailing.end },
  sail: sailOf(voyage, sailing),
});

export const sailOf = (voyage: Voyage, sailing: Sailing) => ({
  from: { dateTime: `${sailing.start}T${voyage.days[0]?.departs ?? '00:00'}`, port: voyage.embarkPort },
  to: { dateTime: `${sailing.end}T${voyage.days.at(-1)?.arrives ?? '00:00'}`, port: voyage.debarkPort },
});

export const packageOf = (voyage: Voyage, sailing: Sailing) => ({
  code: sailing.itineraryId,
  sailDays: sailing.nights,
  classifications: classificationsOf(voyage.voyageId),
});

export const availabilityOf = ({ category, availableCabins, price }: SuiteAvailability) => ({
  category,
  ...(availableCabins === undefined ? {} : { available: availableCabins }),
  ...(price ? { price: inUnits(price), currency: price.currency } : {}),
});

export const availableCategories = (sailing: Sailing): Readonly<Record<string, number>> =>
  Object.fromEntries(
    sailing.suites.flatMap(({ category, availableCabins }) =>
      availableCabins === undefined ? [] : [[category, availableCabins]],
    ),
  );

/** Returns the yacht's location on each day of a sailing, by date (API-32). Times are port-local (H66). */
export const portsPerDate = ({ voyage, sailing }: VoyageSailing) =>
  Object.fromEntries(
    voyage.days.map((day) => {
      const date = addDays(sailing.start, day.day - 1);
      return [
        date,
        {
          date,
          day: day.day,
          title: day.title,
          type: day.type,
          ...(day.portSlug && {
            port: voyage.route.find(({ portSlug }) => portSlug === day.portSlug)?.name ?? day.title,
            portSlug: day.portSlug,
          }),
          ...(day.country ? { country: day.country } : {}),
          ...(day.arrives ? { arrives: day.arrives } : {}),
          ...(day.departs ? { departs: day.departs } : {}),
        },
      ];
    }),
  );
