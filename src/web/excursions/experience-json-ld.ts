import type { ShownExperience } from '../../core/excursions/show-experience';
import { unitsText } from '../../core/shared/money';
import { excursionsTexts } from '../../../views/excursions/excursions.texts';
import { breadcrumbs, type Crumb } from '../rendering/breadcrumbs';
import { hrefExperience, hrefExperienceCategory } from '../hrefs';
import { paths } from '../paths';
import { linePlaceholder } from '../rendering/line-placeholder';

type Absolute = (path: string) => string;

export const experienceTrail = (steps: readonly Crumb[], absolute: Absolute): object =>
  breadcrumbs(
    absolute,
    { name: linePlaceholder, path: paths.home },
    { name: excursionsTexts.title, path: paths.excursions.list },
    ...steps,
  );

/**
 * Returns the schema.org data of an experience. A custom one, or one with its price on request, has no offer, and is no
 * Product, which search engines refuse without one.
 */
export function experienceJsonLd({
  shownExperience: { experience, category, port },
  pictureUrl,
  absolute,
}: {
  readonly shownExperience: ShownExperience;
  readonly pictureUrl: string;
  readonly absolute: Absolute;
}): object {
  const url = absolute(hrefExperience(category.slug, experience.slug));
  const price = experience.isCustomOnly ? undefined : experience.price;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      experienceTrail(
        [
          { name: category.title, path: hrefExperienceCategory(category.slug) },
          { name: experience.title, path: hrefExperience(category.slug, experience.slug) },
        ],
        absolute,
      ),
      {
        '@type': price ? ['TouristTrip', 'Product'] : 'TouristTrip',
        name: experience.title,
        description: experience.subtitle,
        url,
        image: pictureUrl,
        touristType: experience.interests,
        provider: { '@type': 'Organization', name: linePlaceholder },
        itinerary: {
          '@type': 'TouristAttraction',
          name: port.name,
          address: { '@type': 'PostalAddress', addressCountry: port.country },
          geo: { '@type': 'GeoCoordinates', latitude: port.latitude, longitude: port.longitude },
        },
        ...(price && {
          sku: experience.tourCode,
          category: category.title,
          offers: { '@type': 'Offer', url, price: unitsText(price), priceCurrency: price.currency },
        }),
      },
    ],
  };
}
