import { paths } from '../paths';

export const hrefCalendar = (token: string) => paths.trips.feed.replace(':token', encodeURIComponent(token));

/** Returns the address of one excursion as an iCalendar file: a party's booking, or a custom request. */
export const hrefExcursionFile = (outing: string) =>
  `${paths.trips.excursionFile}?${new URLSearchParams({ outing }).toString()}`;
