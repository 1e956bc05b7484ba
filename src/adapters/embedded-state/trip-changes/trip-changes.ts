import type { ChangesByItinerary, DayPlan, TripChange } from '../../../core/trip-changes/trip-change';
import type { ChangeNotice, TripChanges } from '../../../core/trip-changes/trip-changes.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { QueryCache } from '../../sql/query-cache';

type Row = LineDatabase['trip_changes'];

const noticesAtOnce = 50;

export class EmbeddedTripChanges implements TripChanges {
  private readonly reads: QueryCache<ChangesByItinerary>;
  private readonly acknowledgements: QueryCache<ReadonlyMap<string, Date>>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {
    this.reads = new QueryCache(db, 1);
    this.acknowledgements = new QueryCache(db, 1_000);
  }

  findAll(): Promise<ChangesByItinerary> {
    return this.reads.of({ key: 'all', now: 0, ask: async () => ({ answer: await readChanges(this.db) }) });
  }

  findAcknowledged({ reservationId, contactId }: Parameters<TripChanges['findAcknowledged']>[0]) {
    return this.acknowledgements.of({
      key: `${reservationId} ${contactId}`,
      now: 0,
      ask: async () => {
        const rows = await this.db
          .selectFrom('trip_change_notices')
          .select(['change_id', 'acknowledged_at'])
          .where('contact_id', '=', contactId)
          .where('reservation_id', '=', reservationId)
          .where('acknowledged_at', 'is not', null)
          .execute();
        return { answer: new Map(rows.map((row) => [row.change_id, new Date(Number(row.acknowledged_at))])) };
      },
    });
  }

  async findAllAcknowledged(contactId: string) {
    const rows = await this.db
      .selectFrom('trip_change_notices')
      .select(['change_id', 'reservation_id', 'acknowledged_at'])
      .where('contact_id', '=', contactId)
      .where('acknowledged_at', 'is not', null)
      .execute();
    const changes = await this.changesById();
    return rows.flatMap(({ change_id: id, reservation_id: reservationId, acknowledged_at: at }) => {
      const change = changes.get(id);
      return change ? [{ reservationId, change, seenAt: new Date(Number(at)) }] : [];
    });
  }

  async acknowledge(
    { reservationId, contactId }: Parameters<TripChanges['acknowledge']>[0],
    changeIds: readonly string[],
  ): Promise<void> {
    if (changeIds.length === 0) return;
    const at = this.clock.now().getTime();
    await this.db
      .insertInto('trip_change_notices')
      .values(
        changeIds.map((changeId) => ({
          change_id: changeId,
          reservation_id: reservationId,
          contact_id: contactId,
          claimed_until: 0,
          // A person who has acknowledged the change needs no message any more.
          notified_at: at,
          acknowledged_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['change_id', 'reservation_id', 'contact_id'])
          .doUpdateSet({ acknowledged_at: at, notified_at: at })
          .where('trip_change_notices.acknowledged_at', 'is', null),
      )
      .execute();
  }

  async claimNotices(leaseUntil: Date): Promise<readonly ChangeNotice[]> {
    const now = this.clock.now().getTime();
    const waiting = await this.db
      .selectFrom('trip_change_notices')
      .select(['change_id', 'reservation_id', 'contact_id'])
      .where('notified_at', 'is', null)
      .where('claimed_until', '<=', now)
      .limit(noticesAtOnce)
      .execute();
    const changes = await this.changesById();
    const claimedNotices: ChangeNotice[] = [];
    for (const { change_id: changeId, reservation_id: reservationId, contact_id: contactId } of waiting) {
      const change = changes.get(changeId);
      if (change && (await this.claim({ changeId, reservationId, contactId }, now, leaseUntil)))
        claimedNotices.push({ change, reservationId, contactId });
    }
    return claimedNotices;
  }

  async markNotified({ change, reservationId, contactId }: ChangeNotice): Promise<void> {
    await this.db
      .updateTable('trip_change_notices')
      .set({ notified_at: this.clock.now().getTime() })
      .where('change_id', '=', change.changeId)
      .where('reservation_id', '=', reservationId)
      .where('contact_id', '=', contactId)
      .execute();
  }

  private async changesById(): Promise<ReadonlyMap<string, TripChange>> {
    return new Map([...(await this.findAll()).values()].flat().map((change) => [change.changeId, change]));
  }

  private async claim(
    {
      changeId,
      reservationId,
      contactId,
    }: { readonly changeId: string; readonly reservationId: string; readonly contactId: string },
    now: number,
    leaseUntil: Date,
  ): Promise<boolean> {
    const row = await this.db
      .updateTable('trip_change_notices')
      .set({ claimed_until: leaseUntil.getTime() })
      .where('change_id', '=', changeId)
      .where('reservation_id', '=', reservationId)
      .where('contact_id', '=', contactId)
      .where('notified_at', 'is', null)
      .where('claimed_until', '<=', now)
      .returning('change_id')
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Reads all changes, because a line makes only a few in a season. */
export async function readChanges(db: OpenDatabase): Promise<ChangesByItinerary> {
  const rows = await db.selectFrom('trip_changes').selectAll().orderBy('changed_at').orderBy('change_id').execute();
  const changesByItinerary = new Map<string, TripChange[]>();
  for (const row of rows)
    changesByItinerary.set(row.itinerary_id, [...(changesByItinerary.get(row.itinerary_id) ?? []), toChange(row)]);
  return changesByItinerary;
}

/** Only operator commands write the table, so that plans have valid values only. */
function toChange(row: Row): TripChange {
  const facts = {
    changeId: row.change_id,
    itineraryId: row.itinerary_id,
    reason: row.reason,
    changedAt: new Date(Number(row.changed_at)),
  };
  if (row.day === null)
    return {
      ...facts,
      kind: 'cabin',
      reservationId: row.reservation_id ?? '',
      before: JSON.parse(row.before_plan) as string,
      after: JSON.parse(row.after_plan) as string,
    };
  return {
    ...facts,
    kind: 'day',
    day: row.day,
    before: JSON.parse(row.before_plan) as DayPlan,
    after: JSON.parse(row.after_plan) as DayPlan,
  };
}
