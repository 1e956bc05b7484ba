import type { Site } from './site';

export interface SailingWithSuites {
  readonly slug: string;
  readonly title: string;
  readonly region: string;
  readonly itineraryId: string;
  readonly dateRange: { readonly from: string };
  /** Category codes with their free cabins. */
  readonly free: Readonly<Record<string, number>>;
}

interface VoyageData {
  readonly availability: readonly { readonly category: string; readonly available?: number; readonly price?: number }[];
}

async function readJson<T>(site: Site, path: string): Promise<T> {
  return (await (await fetch(`${site.url}${path}`)).json()) as T;
}

/** The first coming sailing that fits, so that no test depends on what day it is. */
export async function findSailing(
  site: Site,
  isWanted: (sailing: SailingWithSuites) => boolean,
): Promise<SailingWithSuites> {
  const sailings = await readJson<Omit<SailingWithSuites, 'free'>[]>(site, '/api/voyages');
  for (const listed of sailings) {
    const { availability } = await readJson<VoyageData>(site, `/api/voyage-data?voyageId=${listed.itineraryId}`);
    const free = Object.fromEntries(
      availability.flatMap(({ category, available, price }) =>
        available !== undefined && price !== undefined ? [[category, available]] : [],
      ),
    );
    const sailing = { ...listed, free };
    if (isWanted(sailing)) return sailing;
  }
  throw new Error('No coming sailing fits this test');
}

const dayMs = 24 * 3600 * 1000;

/** So far ahead that a deposit is enough, with room for further guests. */
export const isFarAhead = (sailing: SailingWithSuites): boolean =>
  hasRoom(sailing) && Date.parse(sailing.dateRange.from) > Date.now() + 120 * dayMs;

/** Cabins enough of some category for a test to take one. */
export const hasRoom = ({ free }: SailingWithSuites): boolean => Object.values(free).some((cabins) => cabins > 2);
