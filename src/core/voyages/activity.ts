import { slugOf } from '../shared/fold-text';
import type { ItineraryDay } from './voyage';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

export interface FoundActivity {
  readonly day: ItineraryDay;
  readonly previous?: ItineraryDay;
  readonly next?: ItineraryDay;
  /** First and last day of the stay in the same port: equal unless the vessel stays overnight (CNT-12). */
  readonly stay: { readonly firstDay: number; readonly lastDay: number };
}

/** Returns the slug of a day: its number, then its title in ASCII, such as `day-3-hydra` (ROU-07). */
export function activitySlugOf({ day, title }: Pick<ItineraryDay, 'day' | 'title'>): string {
  const plain = title
    .toLowerCase()
    .replace(/[\u0131\u00F8\u00E6\u00DF\u0111\u0142]/g, (character) => LETTERS[character] ?? '')
    .replace(/['\u2019]/g, '');
  return ['day', day, ...[slugOf(plain)].filter(Boolean)].join('-').slice(0, 80);
}

export function findActivity(days: readonly ItineraryDay[], slug: string): FoundActivity | undefined {
  const position = days.findIndex((day) => activitySlugOf(day) === slug);
  const day = days[position];
  if (!day) return undefined;
  const [previous, next] = [days[position - 1], days[position + 1]];
  return { day, stay: stayAround(days, position), ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

function stayAround(days: readonly ItineraryDay[], position: number): FoundActivity['stay'] {
  const port = days[position]?.portSlug;
  const isSamePort = (index: number) => port !== undefined && days[index]?.portSlug === port;
  let [first, last] = [position, position];
  while (isSamePort(first - 1)) first -= 1;
  while (isSamePort(last + 1)) last += 1;
  return { firstDay: days[first]?.day ?? 1, lastDay: days[last]?.day ?? 1 };
}
