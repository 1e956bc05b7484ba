import { unitsText } from '../../core/shared/money';
import type { FreeSailing, PricedSuite } from '../../core/vessel/show-suites';
import type { Vessel } from '../../core/vessel/vessel';
import { hrefSuite, hrefVessel } from '../hrefs';
import { linePlaceholder } from '../rendering/line-placeholder';

type Absolute = (path: string) => string;

export function suiteJsonLd({
  pricedSuite: { suite, lowest },
  free,
  vessel,
  pictureUrl,
  absolute,
}: {
  readonly pricedSuite: PricedSuite;
  readonly free: readonly FreeSailing[];
  readonly vessel: string;
  readonly pictureUrl: string;
  readonly absolute: Absolute;
}): object {
  const url = absolute(hrefSuite(vessel, suite.slug));
  return {
    '@context': 'https://schema.org',
    // Search engines refuse a Product without an offer, such as that of a suite which is sold out.
    '@type': lowest ? ['Suite', 'Product'] : 'Suite',
    name: suite.title,
    description: suite.summary,
    url,
    image: absolute(pictureUrl),
    floorSize: { '@type': 'QuantitativeValue', value: suite.squareMetres, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: suite.maxGuests },
    amenityFeature: [...suite.primaryFeatures, ...suite.secondaryFeatures].map(({ title }) => ({
      '@type': 'LocationFeatureSpecification',
      name: title,
      value: true,
    })),
    ...(lowest && {
      sku: suite.suiteId,
      brand: { '@type': 'Brand', name: linePlaceholder },
      offers: {
        '@type': 'AggregateOffer',
        url: `${url}#voyages`,
        lowPrice: unitsText(lowest),
        priceCurrency: lowest.currency,
        offerCount: free.length,
        availability: 'https://schema.org/InStock',
      },
    }),
  };
}

/** Returns the yacht's schema.org data as a Vehicle, because there is no type for ships. */
export const vesselJsonLd = (
  { name, summary, measure }: Vessel,
  { slug, pictureUrl, absolute }: { readonly slug: string; readonly pictureUrl: string; readonly absolute: Absolute },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Vehicle',
  additionalType: 'https://www.productontology.org/id/Cruise_ship',
  name,
  description: summary,
  url: absolute(hrefVessel(slug)),
  image: absolute(pictureUrl),
  brand: { '@type': 'Brand', name: linePlaceholder },
  width: { '@type': 'QuantitativeValue', value: measure.beam, unitCode: 'MTR' },
  depth: { '@type': 'QuantitativeValue', value: measure.length, unitCode: 'MTR' },
});
