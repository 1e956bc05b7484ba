import { Unavailable } from '../../core/shared/unavailable';
import type { Sailing } from '../../core/voyages/sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { DateWindow } from '../../core/voyages/voyage';
import { NoVoyageCodeError } from '../../core/voyages/voyage-code';
import type { FaultLog } from './fault-log';
import { engineName } from './engine-outcome';
import type { CachedReads } from './cached-reads';
import {
  availabilitySchema,
  isUnreadable,
  toSailing,
  type UnreadableItem,
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
  constructor(private readonly parts: { readonly reads: CachedReads; readonly faults: FaultLog }) {}

  /**
   * A voyage that the site cannot show, or that comes again, is left out and reported to the operator.
   * @throws Unavailable also when no voyage can be read, because an empty list would say that nothing is for sale
   */
  async findSailings(window?: DateWindow): Promise<readonly Sailing[]> {
    const sailings = new Map<string, Sailing>();
    let unreadable = 0;
    let cursor: string | null = null;
    for (let page = 0; page < maxPages; page += 1) {
      const cachedRead = await this.readPage(window, cursor);
      for (const item of cachedRead.body.items)
        for (const sailing of this.readable(item, cachedRead.isOutdated)) this.addOnce(sailings, sailing);
      unreadable += cachedRead.body.items.filter(isUnreadable).length;
      cursor = cachedRead.body.nextCursor;
      if (cursor === null) return mustHaveSome([...sailings.values()], unreadable);
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

  private addOnce(sailings: Map<string, Sailing>, sailing: Sailing): void {
    const { itineraryId } = sailing;
    if (sailings.has(itineraryId))
      this.parts.faults.report('a voyage of the engine comes twice', { code: itineraryId });
    else sailings.set(itineraryId, sailing);
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

  private readable(item: WireVoyage | UnreadableItem, isOutdated: boolean): readonly Sailing[] {
    try {
      const readItem = mustBeReadable(item);
      return [toSailing(readItem, isOutdated ? undefined : readItem.categories)];
    } catch (error) {
      if (!isFaultOfTheirs(error)) throw error;
      this.parts.faults.report('a voyage of the engine is left out', {
        code: item.code ?? 'unknown',
        why: error.message,
      });
      return [];
    }
  }

  private read(item: WireVoyage | UnreadableItem, categories: readonly WireCategory[] | undefined): Sailing {
    try {
      return toSailing(mustBeReadable(item), categories);
    } catch (error) {
      // The voyage exists, so this is no 404: the engine's data is faulty.
      if (isFaultOfTheirs(error)) throw new Unavailable(engineName, { cause: error });
      throw error;
    }
  }
}

function mustHaveSome(sailings: readonly Sailing[], unreadable: number): readonly Sailing[] {
  if (sailings.length === 0 && unreadable > 0)
    throw new Unavailable(engineName, { cause: new Error('none of its voyages can be read') });
  return sailings;
}

/** @throws UnreadableVoyageError */
function mustBeReadable(item: WireVoyage | UnreadableItem): WireVoyage {
  if (isUnreadable(item)) throw new UnreadableVoyageError(item.why);
  return item;
}

const isFaultOfTheirs = (error: unknown): error is Error =>
  error instanceof NoVoyageCodeError || error instanceof UnreadableVoyageError;

function toQuery(window: DateWindow | undefined): Readonly<Record<string, string>> {
  if (window === undefined) return {};
  const { from, to } = window;
  return { from: from ?? firstDay, ...(to === undefined ? {} : { to }) };
}
