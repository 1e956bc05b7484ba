import type { Port } from './voyage';

const noBreakSpace = '\u00a0';

/** Shortens "Paros (Naoussa)" to Paros: the quay's name belongs in an itinerary only. */
export const shortPortName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** "Paros, Greece"; a port that is called as its country is, such as Monaco, has one name. */
export const portWithCountry = (name: string, country: string): string =>
  name.startsWith(country) ? name : `${name}, ${country}`;

/** Extracts Naoussa from "Paros (Naoussa)"; undefined where the port has no quay name. */
export const quayName = (name: string): string | undefined => / \((.*)\)$/.exec(name)?.[1];

/** Formats a position as on a nautical chart: 19° 12′ N, 69° 20′ W. A line ends between its halves only. */
export const positionText = ({ latitude, longitude }: Pick<Port, 'latitude' | 'longitude'>): string =>
  `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;

function degrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const parts = [`${Math.floor(minutes / 60)}°`, `${String(minutes % 60).padStart(2, '0')}′`];
  return [...parts, value < 0 ? negative : positive].join(noBreakSpace);
}
