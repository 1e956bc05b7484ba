import { unitsText } from '../../core/shared/money';
import type { Sailing } from '../../core/voyages/sailing';
import type { Voyage } from '../../core/voyages/voyage';
import { voyagesTexts } from '../../../views/voyages/voyages.texts';
import { hrefVoyage } from '../hrefs';
import { paths } from '../paths';
import { breadcrumbs, type Crumb } from '../rendering/breadcrumbs';
import { linePlaceholder } from '../rendering/line-placeholder';

type Absolute = (path: string) => string;

export const voyageJsonLd = (voyage: Voyage, sailings: readonly Sailing[], absolute: Absolute): object => [
  touristTrip(voyage, sailings, absolute),
  voyageCrumbs(voyage, absolute),
];

export const voyageCrumbs = (
  voyage: Pick<Voyage, 'slug' | 'title'>,
  absolute: Absolute,
  ...last: readonly Crumb[]
): object =>
  breadcrumbs(
    absolute,
    { name: voyagesTexts.listTitle, path: paths.voyages.list },
    { name: voyage.title, path: hrefVoyage(voyage.slug) },
    ...last,
  );

const touristTrip = (voyage: Voyage, sailings: readonly Sailing[], absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name: voyage.title,
  description: voyage.summary,
  url: absolute(hrefVoyage(voyage.slug)),
  provider: { '@type': 'Organization', name: linePlaceholder },
  itinerary: voyage.route.map(({ name, latitude, longitude }) => ({
    '@type': 'Place',
    name,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  })),
  offers: sailings.flatMap(({ fromPrice, itineraryId, start }) =>
    fromPrice
      ? [
          {
            '@type': 'Offer',
            url: absolute(hrefVoyage(voyage.slug, itineraryId)),
            validThrough: start,
            price: unitsText(fromPrice),
            priceCurrency: fromPrice.currency,
          },
        ]
      : [],
  ),
});
