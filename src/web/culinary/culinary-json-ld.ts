import type { Chef, Venue } from '../../core/content/dining';
import { hrefChef, hrefVenue } from '../hrefs';
import { linePlaceholder } from '../rendering/line-placeholder';

type Absolute = (path: string) => string;

const organisation = { '@type': 'Organization', name: linePlaceholder } as const;
const types: Readonly<Record<string, string>> = {
  Restaurant: 'Restaurant',
  Counter: 'Restaurant',
  Terrace: 'Restaurant',
  Bar: 'BarOrPub',
};

export const venueJsonLd = (venue: Venue, chef: Chef | undefined, absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  '@type': types[venue.kind] ?? 'FoodEstablishment',
  name: venue.name,
  description: venue.summary,
  url: absolute(hrefVenue(venue.slug)),
  maximumAttendeeCapacity: venue.seats,
  parentOrganization: organisation,
  ...(chef && {
    employee: { '@type': 'Person', name: chef.fullName, jobTitle: chef.role, url: absolute(hrefChef(chef.slug)) },
  }),
});

export const chefJsonLd = (chef: Chef, absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: chef.fullName,
  jobTitle: chef.role,
  description: chef.summary,
  url: absolute(hrefChef(chef.slug)),
  worksFor: organisation,
});
