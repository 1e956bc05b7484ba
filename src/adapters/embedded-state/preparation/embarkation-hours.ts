import type { EmbarkationHours, EmbarkationSeat } from '../../../core/preparation/embarkation-hours.port';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';

/** Throwing this error rolls back the transaction. */
class HourIsFull extends Error {}

export class EmbeddedEmbarkationHours implements EmbarkationHours {
  constructor(private readonly db: OpenDatabase) {}

  async count(itineraryId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('embarkation_hours')
      .select(['hour', 'guests'])
      .where('itinerary_id', '=', itineraryId)
      .where('guests', '>', 0)
      .execute();
    return new Map(rows.map(({ hour, guests }) => [hour, guests]));
  }

  async take(request: Parameters<EmbarkationHours['take']>[0]): Promise<'taken' | 'full'> {
    const change = atomically(this.db, (transaction) => this.change(transaction, request));
    return change.then(
      () => 'taken' as const,
      (error: unknown) => {
        if (error instanceof HourIsFull) return 'full';
        throw error;
      },
    );
  }

  /** Locks the traveller's row first. One statement compares and raises the count of an hour. */
  private async change(
    transaction: OpenTransaction,
    { hour, capacity, ...seat }: Parameters<EmbarkationHours['take']>[0],
  ): Promise<void> {
    const { itineraryId } = seat;
    const before = await lockSeat(transaction, seat);
    if (before.hour === hour && before.itinerary_id === itineraryId) return;
    await transaction
      .insertInto('embarkation_hours')
      .values({ itinerary_id: itineraryId, hour, guests: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const raisedHour = await transaction
      .updateTable('embarkation_hours')
      .set((row) => ({ guests: row('guests', '+', 1) }))
      .where('itinerary_id', '=', itineraryId)
      .where('hour', '=', hour)
      .where('guests', '<', capacity)
      .returning('guests')
      .executeTakeFirst();
    if (!raisedHour) throw new HourIsFull();
    await transaction
      .updateTable('embarkation_hours')
      .set((row) => ({ guests: row('guests', '-', 1) }))
      .where('itinerary_id', '=', before.itinerary_id)
      .where('hour', '=', before.hour)
      .execute();
    await transaction
      .updateTable('embarkation_seats')
      .set({ itinerary_id: itineraryId, hour })
      .where('reservation_id', '=', seat.reservationId)
      .where('traveller', '=', seat.traveller)
      .execute();
  }
}

/** Locks the traveller's row. A new row has no hour, so that no sailing counts it. */
const lockSeat = (transaction: OpenTransaction, { reservationId, traveller }: EmbarkationSeat) =>
  transaction
    .insertInto('embarkation_seats')
    .values({ reservation_id: reservationId, traveller, itinerary_id: '', hour: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['reservation_id', 'traveller'])
        .doUpdateSet((row) => ({ traveller: row.ref('excluded.traveller') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
