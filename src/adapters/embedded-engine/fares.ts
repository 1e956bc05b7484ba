import type { FareOutcome, Fares, SailingFare } from '../../core/engine/fares.port';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';

type SailingRow = Pick<LineDatabase['sailings'], 'start_on' | 'nights'>;
type FareRow = LineDatabase['fares'];

export class EmbeddedFares implements Fares {
  constructor(
    private readonly db: OpenDatabase,
    private readonly content: Pick<VoyageContent, 'findVoyages'>,
  ) {}

  async findFare(itineraryId: string, category: string): Promise<FareOutcome> {
    // A voyage that an operator withdrew is not sold either, from the moment of that command (H52).
    const sailing = await this.db
      .selectFrom('sailings')
      .select(['voyage_id', 'start_on', 'nights'])
      .where('itinerary_id', '=', itineraryId)
      .where('voyage_id', 'not in', (select) =>
        select.selectFrom('voyage_publications').select('voyage_id').where('is_published', '=', 0),
      )
      .executeTakeFirst();
    if (!sailing || (await this.isUnpublished(sailing.voyage_id))) return { kind: 'unknown-sailing' };
    const fare = await this.db
      .selectFrom('fares')
      .selectAll()
      .where('itinerary_id', '=', itineraryId)
      .where('category', '=', category)
      // A price of zero counts as no price (VOY-24): such a suite cannot be booked.
      .where('amount', '>', 0)
      .executeTakeFirst();
    if (!fare) return { kind: (await this.isCategory(category)) ? 'no-fare' : 'unknown-category' };
    return { kind: 'fare', fare: toFare(sailing, fare) };
  }

  async findFares(itineraryId: string): Promise<ReadonlyMap<string, SailingFare>> {
    const rows = await this.db
      .selectFrom('fares')
      .innerJoin('sailings', 'sailings.itinerary_id', 'fares.itinerary_id')
      .selectAll('fares')
      .select(['sailings.start_on', 'sailings.nights'])
      .where('fares.itinerary_id', '=', itineraryId)
      .where('fares.amount', '>', 0)
      .orderBy('fares.category')
      .execute();
    return new Map(rows.map((row) => [row.category, toFare(row, row)]));
  }

  /** The content withholds it from the public, who must not buy it at the engine's address either (VOY-03). */
  private async isUnpublished(id: string): Promise<boolean> {
    const voyages = await this.content.findVoyages();
    return voyages.some(({ voyageId, isPublished }) => voyageId === id && !isPublished);
  }

  private async isCategory(category: string): Promise<boolean> {
    const cabin = await this.db
      .selectFrom('cabins')
      .select('cabin_number')
      .where('category', '=', category)
      .executeTakeFirst();
    return cabin !== undefined;
  }
}

function toFare(sailing: SailingRow, fare: FareRow): SailingFare {
  return {
    itineraryId: fare.itinerary_id,
    start: plainDate(sailing.start_on),
    nights: sailing.nights,
    suiteFare: money(fare.amount, fare.currency),
    portChargesPerGuest: money(fare.port_charges_per_guest, fare.currency),
    taxesPerGuest: money(fare.taxes_per_guest, fare.currency),
    feesPerGuest: money(fare.fees_per_guest, fare.currency),
    maxGuests: fare.max_guests,
  };
}
