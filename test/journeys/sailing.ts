import type { Site } from './site';

export interface SailingWithSuites {
  readonly slug: string;
  readonly title: string;
  readonly region: string;
  readonly itineraryId: string;
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
export async function findSailing(site: Site, isWanted: (sailing: SailingWithSuites) => boolean): Promise<SailingWithSuites> {
  const sailings = await readJson<Omit<SailingWithSuites, 'free'>[]>(site, '/api/voyages');
  for (const { slug, title, region, itineraryId } of sailings) {
    const { availability } = await readJson<VoyageData>(site, `/api/voyage-data?voyageId=${itineraryId}`);
    const free = Object.fromEntries(availability.flatMap(({ category, available, price }) => (available !== undefined && price !== undefined ? [[category, available]] : [])));
    const sailing = { slug, title, region, itineraryId, free };
    if (isWanted(sailing)) return sailing;
  }
  throw new Error('No coming sailing fits this test');
}

/** Room enough for a party of three in a suite of category SV or above. */
export const hasRoom = ({ free }: SailingWithSuites): boolean => Object.values(free).some((cabins) => cabins > 2);
