import type { Money } from '../../../core/shared/money';
import type { OpenDatabase } from '../../sql/line-database';

/** Changes the fare of a suite on a sailing during a demonstration, as a revenue manager would. */
export class DemoFares {
  constructor(private readonly db: OpenDatabase) {}

  /** `unknown-fare`: this suite is not for sale on this sailing, or not in this currency. */
  async change({
    itineraryId,
    category,
    fare,
  }: {
    readonly itineraryId: string;
    readonly category: string;
    readonly fare: Money;
  }): Promise<'changed' | 'unknown-fare'> {
    const changedFare = await this.db
      .updateTable('fares')
      .set({ amount: fare.amount })
      .where('itinerary_id', '=', itineraryId)
      .where('category', '=', category)
      .where('currency', '=', fare.currency)
      .returning('category')
      .executeTakeFirst();
    return changedFare ? 'changed' : 'unknown-fare';
  }
}
