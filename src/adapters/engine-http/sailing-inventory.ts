import { Unavailable } from '../../core/shared/unavailable';
import type { Sailing } from '../../core/voyages/sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { DateWindow } from '../../core/voyages/voyage';
import { NoVoyageCodeError } from '../../core/voyages/voyage-code';
import type { Alarms } from './alarms';
import { engineName } from './engine-outcome';
import type { CachedReads } from './cached-reads';
import {
  availabilitySchema,
  toSailing,
  UnreadableVoyageError,
  voyagesSchema,
  type WireCategory,
  type WireVoyage,
} from './voyage-wire';

/** H65 allows thirty seconds. One sailing's availability is requested every time, by its ETag. */
const listFreshMs = 10_000;
const pageSize = 200;
const maxPages = 50;
const firstDay = '0001-01-01';

/** Dates, prices and free cabins of an engine that serves the contract: GET /v1/voyages and …/availability. */
export class HttpSailingInventory implements SailingInventory {
  constructor(private readonly parts: { readonly reads: CachedReads; readonly alarms: Alarms }) {}

  /** A voyage that the site cannot show is left out and reported to the operator. */
  async findSailings(window?: DateWindow): Promise<readonly Sailing[]> {
    const sailings: Sailing[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < maxPages; page += 1) {
      const cachedRead = await this.readPage(window, cursor);
      for (const item of cachedRead.body.items)
        sailings.push(...this.readable(item, cachedRead.isOutdated ? undefined : item.categories));
      cursor = cachedRead.body.nextCursor;
      if (cursor === null) return sailings;
    }
    throw new Unavailable(engineName, { cause: new Error('its list of voyages does not end') });
  }

  async getSailing(itineraryId: string): Promise<Sailing | undefined> {
    if (!/^[\w-]{1,40}$/.test(itineraryId)) return undefined;
    const { reads } = this.parts;
    const path = `/v1/voyages/${encodeURIComponent(itineraryId)}/availability`;
    const [availability, facts] = await Promise.all([
      reads.read({ path, schema: availabilitySchema }, 0),
      reads.read({ path: '/v1/voyages', query: { codes: itineraryId }, schema: voyagesSchema }, listFreshMs),
    ]);
    const item = facts?.body.items.find(({ code }) => code === itineraryId);
    if (!item || !availability) return undefined;
    return this.read(item, availability.isOutdated ? undefined : availability.body.categories);
  }

  private async readPage(window: DateWindow | undefined, cursor: string | null) {
    const query = {
      include: 'categories',
      limit: String(pageSize),
      ...toQuery(window),
      ...(cursor === null ? {} : { cursor }),
    };
    const cachedRead = await this.parts.reads.read({ path: '/v1/voyages', query, schema: voyagesSchema }, listFreshMs);
    if (!cachedRead) throw new Unavailable(engineName, { cause: new Error('it has no list of voyages') });
    return cachedRead;
  }

  private readable(item: WireVoyage, categories: readonly WireCategory[] | undefined): readonly Sailing[] {
    try {
      return [toSailing(item, categories)];
    } catch (error) {
      if (!isFaultOfTheirs(error)) throw error;
      this.parts.alarms.report('a voyage of the engine is left out', { code: item.code, why: error.message });
      return [];
    }
  }

  private read(item: WireVoyage, categories: readonly WireCategory[] | undefined): Sailing {
    try {
      return toSailing(item, categories);
    } catch (error) {
      // The voyage exists, so this is no 404: the engine's data is faulty.
      if (isFaultOfTheirs(error)) throw new Unavailable(engineName, { cause: error });
      throw error;
    }
  }
}

const isFaultOfTheirs = (error: unknown): error is Error =>
  error instanceof NoVoyageCodeError || error instanceof UnreadableVoyageError;

function toQuery(window: DateWindow | undefined): Readonly<Record<string, string>> {
  if (window === undefined) return {};
  const { from, to } = window;
  return { from: from ?? firstDay, ...(to === undefined ? {} : { to }) };
}
