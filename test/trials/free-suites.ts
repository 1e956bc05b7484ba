export interface SuiteKind {
  readonly itineraryId: string;
  readonly category: string;
}

export interface FreeSuite extends SuiteKind {
  /** How many of this kind are free; at least one. */
  readonly cabins: number;
}

type ReadJson = <Body>(path: string) => Promise<Body>;

export const readJsonOf =
  (url: string): ReadJson =>
  async <Body>(path: string) =>
    (await (await fetch(`${url}${path}`)).json()) as Body;

/** What can be reserved by anybody, sailing by sailing as the line lists them; the funnel suite is asked for in person. */
export async function* freeSuites(read: ReadJson): AsyncGenerator<readonly FreeSuite[]> {
  for (const { itineraryId } of await read<readonly { readonly itineraryId: string }[]>('/api/voyages'))
    yield await freeSuitesOf(read, itineraryId);
}

export async function freeSuitesOf(read: ReadJson, itineraryId: string): Promise<readonly FreeSuite[]> {
  const { availability } = await read<Availability>(`/api/voyage-data?voyageId=${itineraryId}`);
  return availability
    .filter(({ category, price, available = 0 }) => category !== 'FS' && price !== undefined && available > 0)
    .map(({ category, available = 0 }) => ({ itineraryId, category, cabins: available }));
}

/** One entry for each cabin. */
export const cabinsOf = (suites: readonly FreeSuite[]): readonly SuiteKind[] =>
  suites.flatMap(({ itineraryId, category, cabins }) =>
    Array.from({ length: cabins }, () => ({ itineraryId, category })),
  );

interface Availability {
  readonly availability: readonly { readonly category: string; readonly available?: number; readonly price?: number }[];
}
