import type { VoyageExtension } from '../../core/content/voyage-extension';
import { unitsText } from '../../core/shared/money';
import { hrefExtension } from '../hrefs';
import { linePlaceholder } from '../rendering/line-placeholder';

export const extensionJsonLd = (
  { slug, title, summary, days, priceFrom }: VoyageExtension,
  { pictureUrl, absolute }: { readonly pictureUrl: string | undefined; readonly absolute: (path: string) => string },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name: title,
  description: summary,
  url: absolute(hrefExtension(slug)),
  ...(pictureUrl ? { image: pictureUrl } : {}),
  provider: { '@type': 'Organization', name: linePlaceholder },
  itinerary: {
    '@type': 'ItemList',
    itemListElement: days.map((day, index) => ({ '@type': 'ListItem', position: index + 1, name: day.title })),
  },
  offers: {
    '@type': 'AggregateOffer',
    lowPrice: unitsText(priceFrom),
    priceCurrency: priceFrom.currency,
    url: absolute(hrefExtension(slug)),
  },
});
