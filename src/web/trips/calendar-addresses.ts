import { paths } from '../paths';

export const hrefCalendar = (token: string) => paths.trips.feed.replace(':token', encodeURIComponent(token));

export const hrefExcursionFile = (id: string) =>
  `${paths.trips.excursionFile}?${new URLSearchParams({ outing: id }).toString()}`;
