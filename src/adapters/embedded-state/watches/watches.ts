import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../core/shared/clock.port';
import type { Secrets } from '../../../core/shared/secrets.port';
import { type WatchedEvents, watchedEvents, type WatchedFigures } from '../../../core/watches/watch';
import type { NewWatch, Watches, WatchList } from '../../../core/watches/watches.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { readJson } from '../../sql/json-text';

const ownerColumns = ['owner_id', 'email', 'email_sealed'] as const;

/** The database seals `email` on writing and opens it on reading (`sql/sealed-columns.ts`). */
export class EmbeddedWatches implements Watches {
  constructor(
    private readonly db: OpenDatabase,
    private readonly secrets: Pick<Secrets, 'digest'>,
    private readonly clock: Clock,
  ) {}

  async add({ email, itineraryId, category = '', events, figures, max }: NewWatch) {
    const ownerId = this.ownerOf(email);
    return atomically(this.db, async (transaction) => {
      await transaction
        .insertInto('watch_owners')
        .values({ owner_id: ownerId, email, sent_at: null, begun_at: this.clock.now().getTime() })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute();
      await lockOwner(transaction, ownerId);
      const { numUpdatedRows } = await transaction
        .updateTable('watches')
        .set({ events })
        .where('owner_id', '=', ownerId)
        .where('itinerary_id', '=', itineraryId)
        .where('category', '=', category)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return { kind: 'watching' as const, ownerId };
      const { count } = await transaction
        .selectFrom('watches')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= max) return { kind: 'full' as const };
      await transaction
        .insertInto('watches')
        .values({
          watch_id: randomUUID(),
          owner_id: ownerId,
          itinerary_id: itineraryId,
          category,
          events,
          figures: JSON.stringify(figures),
        })
        .execute();
      return { kind: 'watching' as const, ownerId };
    });
  }

  async find(ownerId: string): Promise<WatchList | undefined> {
    const [list] = await this.listsOf([ownerId]);
    return list;
  }

  findByEmails(emails: readonly string[]): Promise<readonly WatchList[]> {
    return this.listsOf(emails.map((email) => this.ownerOf(email)));
  }

  async findWaiting({ before, from, max }: Parameters<Watches['findWaiting']>[0]): Promise<readonly WatchList[]> {
    const owners = await this.db
      .selectFrom('watch_owners')
      .select('owner_id')
      .where('owner_id', '>', from)
      .where(({ or, eb }) => or([eb('sent_at', 'is', null), eb('sent_at', '<=', before.getTime())]))
      .orderBy('owner_id')
      .limit(max)
      .execute();
    return this.listsOf(owners.map(({ owner_id: ownerId }) => ownerId));
  }

  async claim({ ownerId, before }: { readonly ownerId: string; readonly before: Date }): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('watch_owners')
      .set({ sent_at: this.clock.now().getTime() })
      .where('owner_id', '=', ownerId)
      .where(({ or, eb }) => or([eb('sent_at', 'is', null), eb('sent_at', '<=', before.getTime())]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async release(ownerId: string): Promise<void> {
    await this.db.updateTable('watch_owners').set({ sent_at: null }).where('owner_id', '=', ownerId).execute();
  }

  async saveFigures(all: readonly { readonly watchId: string; readonly figures: WatchedFigures }[]): Promise<void> {
    for (const { watchId, figures } of all)
      await this.db
        .updateTable('watches')
        .set({ figures: JSON.stringify(figures) })
        .where('watch_id', '=', watchId)
        .execute();
  }

  async stop({ ownerId, watchIds }: Parameters<Watches['stop']>[0]): Promise<void> {
    if (watchIds?.length === 0) return;
    await atomically(this.db, async (transaction) => {
      await lockOwner(transaction, ownerId);
      await transaction
        .deleteFrom('watches')
        .where('owner_id', '=', ownerId)
        .$if(watchIds !== undefined, (some) => some.where('watch_id', 'in', watchIds ?? []))
        .execute();
      await transaction
        .deleteFrom('watch_owners')
        .where('owner_id', '=', ownerId)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('watches').select('watch_id').where('watches.owner_id', '=', ownerId))),
        )
        .execute();
    });
  }

  private readonly ownerOf = (email: string) => this.secrets.digest('watch owner', email);

  /** Lists in the order of their owners; an owner without a watch is left out. */
  private async listsOf(ownerIds: readonly string[]): Promise<readonly WatchList[]> {
    if (ownerIds.length === 0) return [];
    const [owners, watches] = await Promise.all([
      this.db
        .selectFrom('watch_owners')
        .select(ownerColumns)
        .where('owner_id', 'in', ownerIds)
        .orderBy('owner_id')
        .execute(),
      this.db
        .selectFrom('watches')
        .selectAll()
        .where('owner_id', 'in', ownerIds)
        .orderBy('itinerary_id')
        .orderBy('category')
        .execute(),
    ]);
    return owners.map(({ owner_id: ownerId, email }) => ({
      ownerId,
      email: email ?? '',
      watches: watches.flatMap((row) => (row.owner_id === ownerId ? [toWatch(row)] : [])),
    }));
  }
}

const toWatch = (row: LineDatabase['watches']) => ({
  watchId: row.watch_id,
  itineraryId: row.itinerary_id,
  ...(row.category === '' ? {} : { category: row.category }),
  events: eventsOf(row.events),
  figures: readJson(row.figures),
});

const eventsOf = (text: string): WatchedEvents => watchedEvents.find((one) => one === text) ?? 'all';

/** A second writer waits for the first, on PostgreSQL too. */
const lockOwner = (transaction: OpenTransaction, ownerId: string) =>
  transaction
    .updateTable('watch_owners')
    .set(({ ref }) => ({ begun_at: ref('begun_at') }))
    .where('owner_id', '=', ownerId)
    .execute();
