import type { Kysely } from 'kysely';
import type { FareOutcome, Fares } from '../../core/engine/fares.port';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import type { LineDatabase } from './database/line-database';

export class EmbeddedFares implements Fares {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async findFare(itineraryId: string, category: string): Promise<FareOutcome> {
    const sailing = await this.db.selectFrom('sailings').select(['start_on', 'nights'])
      .where('itinerary_id', '=', itineraryId).executeTakeFirst();
    if (!sailing) return { kind: 'unknown-sailing' };
    const fare = await this.db.selectFrom('fares').selectAll()
      .where('itinerary_id', '=', itineraryId).where('category', '=', category).executeTakeFirst();
    if (!fare) return { kind: (await this.isCategory(category)) ? 'no-fare' : 'unknown-category' };
    return {
      kind: 'fare',
      fare: {
        itineraryId,
        start: plainDate(sailing.start_on),
        nights: sailing.nights,
        suiteFare: money(fare.amount, fare.currency),
        portChargesPerGuest: money(fare.port_charges_per_guest, fare.currency),
        maxGuests: fare.max_guests,
      },
    };
  }

  private async isCategory(category: string): Promise<boolean> {
    const cabin = await this.db.selectFrom('cabins').select('cabin_number').where('category', '=', category).executeTakeFirst();
    return cabin !== undefined;
  }
}
