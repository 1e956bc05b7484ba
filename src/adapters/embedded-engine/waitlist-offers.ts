import { sql } from 'kysely';
import type { OfferOutcome, WaitlistOffers, UnnotifiedOffer } from '../../core/engine/waitlist-offers.port';
import type { WaitlistEntry } from '../../core/engine/waitlist.port';
import type { Clock } from '../../core/shared/clock.port';
import { CabinGone } from './booking/cabin-gone';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';
import { recordReservationEvent } from './booking/record-reservation-event';
import { leaveWaitlist } from './waitlist/leave-waitlist';
import { makeOffer } from './waitlist/make-offer';
import { readEntries, toOffer } from './waitlist/entry-row';

const batchSize = 100;
const passedIsNewsMs = 24 * 3_600_000;

export class EmbeddedWaitlistOffers implements WaitlistOffers {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async findFirstInLine(): Promise<readonly WaitlistEntry[]> {
    const now = this.now();
    return readEntries(
      this.db,
      sql`place.state = 'waiting'
      and not exists (select 1 from waitlist_places earlier
        where earlier.itinerary_id = place.itinerary_id and earlier.category = place.category and earlier.state = 'waiting'
          and (earlier.joined_at < place.joined_at
            or (earlier.joined_at = place.joined_at and earlier.reservation_id < place.reservation_id)))
      and (select count(*) from cabins where cabins.category = place.category)
        > (select count(*) from cabin_claims where cabin_claims.itinerary_id = place.itinerary_id
          and cabin_claims.category = place.category and (cabin_claims.expires_at is null or cabin_claims.expires_at > ${now}))
      limit ${batchSize}`,
      now,
    );
  }

  async offer(offer: Parameters<WaitlistOffers['offer']>[0]): Promise<OfferOutcome> {
    try {
      return {
        kind: 'offered',
        offer: await atomically(this.db, (transaction) => makeOffer(transaction, offer, this.now())),
      };
    } catch (error) {
      if (error instanceof CabinGone) return { kind: 'too-late' };
      throw error;
    }
  }

  async passOn(): Promise<readonly string[]> {
    const over = await this.db
      .selectFrom('place_offers')
      .select('reservation_id')
      .where('outcome', 'is', null)
      .where('expires_at', '<=', this.now())
      .orderBy('expires_at')
      .limit(batchSize)
      .execute();
    const passedIds: string[] = [];
    for (const { reservation_id: id } of over) if (await this.passOnOne(id)) passedIds.push(id);
    return passedIds;
  }

  async claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedOffer[]> {
    const now = this.now();
    const expiredOffers = await this.db
      .updateTable('place_offers')
      .set({ telling_until: leaseUntil.getTime() })
      .where('told_at', 'is', null)
      .where('telling_until', '<=', now)
      .where(({ and, or, eb }) =>
        or([
          and([eb('outcome', 'is', null), eb('expires_at', '>', now)]),
          and([eb('outcome', '=', 'passed-on'), eb('expires_at', '>', now - passedIsNewsMs)]),
        ]),
      )
      .returning('offer_id')
      .execute();
    if (expiredOffers.length === 0) return [];
    const rows = await this.db
      .selectFrom('place_offers')
      .innerJoin('waitlist_places', 'waitlist_places.reservation_id', 'place_offers.reservation_id')
      .leftJoin('reservation_guests', (join) =>
        join
          .onRef('reservation_guests.reservation_id', '=', 'place_offers.reservation_id')
          .on('reservation_guests.position', '=', 0),
      )
      .selectAll('place_offers')
      .select(['itinerary_id', 'category', 'first_name', 'email'])
      .where(
        'offer_id',
        'in',
        expiredOffers.map(({ offer_id: id }) => id),
      )
      .execute();
    return rows.map((row) => ({
      offer: toOffer(row),
      hasPassed: row.outcome === 'passed-on',
      reservationId: row.reservation_id,
      itineraryId: row.itinerary_id,
      category: row.category,
      firstName: row.first_name ?? '',
      ...(row.email ? { email: row.email } : {}),
    }));
  }

  async markNotified(offerId: string): Promise<void> {
    await this.db.updateTable('place_offers').set({ told_at: this.now() }).where('offer_id', '=', offerId).execute();
  }

  private async passOnOne(reservationId: string): Promise<boolean> {
    return atomically(this.db, async (transaction) => {
      const timedOut = await transaction
        .updateTable('reservations')
        .set({ status: 'CT' })
        .where('reservation_id', '=', reservationId)
        .where('status', '=', 'WL')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('place_offers')
              .select('offer_id')
              .where('place_offers.reservation_id', '=', reservationId)
              .where('outcome', 'is', null)
              .where('expires_at', '<=', this.now()),
          ),
        )
        .returning('reservation_id')
        .executeTakeFirst();
      if (!timedOut) return false;
      await transaction
        .updateTable('place_offers')
        .set({ outcome: 'passed-on', told_at: null, telling_until: 0 })
        .where('reservation_id', '=', reservationId)
        .where('outcome', 'is', null)
        .execute();
      await leaveWaitlist(transaction, reservationId);
      await recordReservationEvent(transaction, 'reservation.cancelled', reservationId, { reason: 'lapsed' });
      return true;
    });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
