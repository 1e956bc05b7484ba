import { paths } from '../paths';

/** A trip's calendar, for whoever holds its token. */
export const hrefCalendar = (token: string) => paths.trips.feed.replace(':token', encodeURIComponent(token));

/** One outing as a file for calendars: a party's, or a bespoke request's. */
export const hrefExcursionFile = (outing: string) =>
  `${paths.trips.excursionFile}?${new URLSearchParams({ outing }).toString()}`;
