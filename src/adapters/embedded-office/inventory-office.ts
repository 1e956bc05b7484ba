import { formatMoney, isPositive, type Money, money } from '../../core/shared/money';
import { todayIn } from '../../core/shared/plain-date';
import type { OpenDatabase } from '../sql/line-database';
import { lockSailing } from '../sql/row-locks';
import { removeSailing } from './import/plan-sailings';
import { findSold } from './import/sold-stock';
import { type RecordParts, reportChange, textOfChange } from './record-change';
import { refuse } from './refused-command';
import { requireSailing } from './require-known';

/**
 * Changes single sailings, cabins and fares, where an import of whole tables would be too much (reliability F1, F10).
 */
export class InventoryOffice {
  constructor(private readonly parts: RecordParts & { readonly timeZone: string }) {}

  withdrawSailing(itineraryId: string): Promise<string> {
    return textOfChange(this.parts, `sailings withdraw ${itineraryId}`, async (transaction) => {
      const { clock, timeZone } = this.parts;
      await lockSailing(transaction, itineraryId);
      const sailing = await findSailing(transaction, itineraryId);
      if (!sailing) return refuse(`There is no sailing ${itineraryId}.`);
      const today = todayIn(timeZone, clock.now());
      if (sailing.start_on <= today) return refuse(`${itineraryId} has begun; it stays in the guests’ trips.`);
      const soldStock = (await findSold(transaction, { today, now: clock.now().getTime() })).filter(
        (one) => one.itineraryId === itineraryId,
      );
      if (soldStock.length > 0)
        return refuse(
          `${itineraryId} is not withdrawn: ${soldStock.map(({ reason }) => reason).join('. ')}. To sell no more of it meanwhile: npm run line -- fares ${itineraryId} <suite> none`,
        );
      await removeSailing(transaction, itineraryId);
      return reportChange(`${itineraryId} is withdrawn.`);
    });
  }

  async listCabins(itineraryId: string | undefined): Promise<readonly string[]> {
    const { db, clock } = this.parts;
    const cabins = await db.selectFrom('cabins').selectAll().orderBy('cabin_number').execute();
    if (itineraryId === undefined)
      return cabins.map(({ cabin_number: number, category, deck }) => [number, category, `deck ${deck}`].join('\t'));
    await requireSailing(db, itineraryId);
    const claims = await db
      .selectFrom('cabin_claims')
      .selectAll()
      .where('itinerary_id', '=', itineraryId)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now().getTime())]))
      .execute();
    const byCabin = new Map(claims.map((claim) => [claim.cabin_number, claim]));
    return cabins.map(({ cabin_number: number, category, deck }) => {
      const claim = byCabin.get(number);
      const state = claim ? (claim.reservation_id ?? (claim.hold_id === null ? 'sold elsewhere' : 'held')) : 'free';
      return [number, category, `deck ${deck}`, state].join('\t');
    });
  }

  takeCabin(itineraryId: string, cabinNumber: string): Promise<string> {
    return textOfChange(this.parts, `cabins take ${itineraryId} ${cabinNumber}`, async (transaction) => {
      const now = this.parts.clock.now().getTime();
      await lockSailing(transaction, itineraryId);
      await requireSailing(transaction, itineraryId);
      const cabin = await transaction
        .selectFrom('cabins')
        .selectAll()
        .where('cabin_number', '=', cabinNumber)
        .executeTakeFirst();
      if (!cabin) return refuse(`There is no cabin ${cabinNumber}.`);
      const claim = { category: cabin.category, hold_id: null, reservation_id: null, expires_at: null };
      const takenCabin = await transaction
        .insertInto('cabin_claims')
        .values({ itinerary_id: itineraryId, cabin_number: cabinNumber, ...claim })
        .onConflict((conflict) =>
          conflict
            .columns(['itinerary_id', 'cabin_number'])
            .doUpdateSet(claim)
            .where('cabin_claims.expires_at', '<=', now),
        )
        .returning('cabin_number')
        .executeTakeFirst();
      return takenCabin
        ? reportChange(`Cabin ${cabinNumber} on ${itineraryId} is not for sale any more.`)
        : refuse(`Cabin ${cabinNumber} on ${itineraryId} is taken already.`);
    });
  }

  async listFares(itineraryId: string): Promise<readonly string[]> {
    const rows = await this.parts.db
      .selectFrom('fares')
      .selectAll()
      .where('itinerary_id', '=', itineraryId)
      .orderBy('amount')
      .execute();
    if (rows.length === 0) await requireSailing(this.parts.db, itineraryId);
    return rows.map((row) => {
      const format = (amount: number) => formatMoney(money(amount, row.currency));
      return [
        row.category,
        format(row.amount),
        `port charges ${format(row.port_charges_per_guest)}`,
        `taxes ${format(row.taxes_per_guest)}`,
        `fees ${format(row.fees_per_guest)}`,
        `at most ${row.max_guests} guests`,
      ].join('\t');
    });
  }

  /**
   * Changes the price of new quotes; existing reservations keep theirs. An undefined fare ends the sale of the suite on
   * this sailing.
   */
  setFare(itineraryId: string, category: string, fare: Money | undefined): Promise<string> {
    return textOfChange(
      this.parts,
      `fares ${itineraryId} ${category} ${fare ? formatMoney(fare) : 'none'}`,
      async (transaction) => {
        await lockSailing(transaction, itineraryId);
        const row = await transaction
          .selectFrom('fares')
          .selectAll()
          .where('itinerary_id', '=', itineraryId)
          .where('category', '=', category)
          .executeTakeFirst();
        if (!row)
          return refuse(
            `${itineraryId} has no fare for ${category}; bring the first one by fares.csv: npm run line -- import fares.csv`,
          );
        if (!fare) {
          await transaction
            .deleteFrom('fares')
            .where('itinerary_id', '=', itineraryId)
            .where('category', '=', category)
            .execute();
          return reportChange(`${category} is no longer sold on ${itineraryId}.`);
        }
        const within = (row.port_charges_per_guest + row.taxes_per_guest + row.fees_per_guest) * row.max_guests;
        if (!isPositive(fare) || fare.amount < within)
          return refuse(`The fare contains ${formatMoney(money(within, row.currency))} of charges, taxes and fees.`);
        await transaction
          .updateTable('fares')
          .set({ amount: fare.amount })
          .where('itinerary_id', '=', itineraryId)
          .where('category', '=', category)
          .execute();
        return reportChange(
          `${category} on ${itineraryId} costs ${formatMoney(fare)}, before ${formatMoney(money(row.amount, row.currency))}. Reservations keep their price.`,
        );
      },
    );
  }
}

const findSailing = (db: OpenDatabase, itineraryId: string) =>
  db.selectFrom('sailings').select('start_on').where('itinerary_id', '=', itineraryId).executeTakeFirst();
