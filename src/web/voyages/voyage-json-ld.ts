import type { Sailing } from '../../core/voyages/sailing';
import type { Voyage } from '../../core/voyages/voyage';
import { layoutTexts } from '../../../views/layout/layout.texts';
import { hrefVoyage } from '../paths';

/** What search engines are told of a voyage, in schema.org's words. Prices are those that the page shows. */
export function voyageJsonLd(voyage: Voyage, sailings: readonly Sailing[], absolute: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BoatTrip',
    name: voyage.title,
    description: voyage.summary,
    url: absolute(hrefVoyage(voyage.slug)),
    provider: { '@type': 'Organization', name: layoutTexts.line },
    itinerary: voyage.route.map(({ name, latitude, longitude }) => ({
      '@type': 'Place', name, geo: { '@type': 'GeoCoordinates', latitude, longitude },
    })),
    offers: sailings.flatMap(({ fromPrice, itineraryId, start }) => (fromPrice ? [{
      '@type': 'Offer',
      url: absolute(hrefVoyage(voyage.slug, itineraryId)),
      validThrough: start,
      price: (fromPrice.amount / 100).toFixed(2),
      priceCurrency: fromPrice.currency,
    }] : [])),
  };
}
