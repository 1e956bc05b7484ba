import type { CancellingCost, ChangeCosts, MovingCost } from '../requests/change-costs.port';
import type { Clock } from '../shared/clock.port';
import { isPositive } from '../shared/money';
import { daysBetween, todayIn } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import { isAhead } from '../voyages/sailing-dates';
import type { SailingInventory } from '../voyages/sailing-inventory.port';
import { voyageIdOf } from '../voyages/itinerary-id';
import type { BookingRecord, BookingRecords } from './booking-records.port';
import type { BookingTerms } from './booking-terms';
import type { CancelSuite } from './cancel-suite';
import type { QuoteSailing } from './quote-sailing';

interface CostOfChangesParts {
  readonly records: Pick<BookingRecords, 'getBooking'>;
  readonly cancelSuite: Pick<CancelSuite, 'cost' | 'account'>;
  readonly quotes: Pick<QuoteSailing, 'run'>;
  readonly inventory: Pick<SailingInventory, 'findSailings'>;
  readonly terms: Pick<BookingTerms, 'finalPaymentDays'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

const maxSailings = 4;

/** Calculates with the same rules by which the engine cancels and sells. */
export class CostOfChanges implements ChangeCosts {
  constructor(private readonly parts: CostOfChangesParts) {}

  async cancelling(reservationId: string): Promise<CancellingCost | undefined> {
    const { records, cancelSuite } = this.parts;
    const record = await records.getBooking(reservationId);
    const account = record && cancelSuite.account(record);
    return account && { ...account, isOwnToDo: cancelSuite.cost(record) !== undefined };
  }

  /**
   * Returns nothing for a reservation of two voyages, because both would have to move, which only a consultant can
   * arrange.
   */
  async moving(reservationId: string): Promise<readonly MovingCost[]> {
    const { records, cancelSuite, inventory } = this.parts;
    const record = await records.getBooking(reservationId);
    const account = record && cancelSuite.account(record);
    if (!account || record.voyages.length > 1) return [];
    const retained = this.isMoveFree(record) ? undefined : account.retained;
    const otherSailings = (await inventory.findSailings()).filter((sailing) => this.isOther(sailing, record));
    const costs = await Promise.all(otherSailings.slice(0, maxSailings).map((sailing) => this.costOf(sailing, record)));
    return costs.flatMap((cost) =>
      cost ? [{ ...cost, ...(retained && isPositive(retained) ? { retained } : {}) }] : [],
    );
  }

  /** By the terms a move is free of charge until the day before the balance is due; then it counts as a cancellation. */
  private isMoveFree({ voyages: [{ start }] }: BookingRecord): boolean {
    const { terms, clock, officeTimeZone } = this.parts;
    return daysBetween(todayIn(officeTimeZone, clock.now()), start) > terms.finalPaymentDays;
  }

  private isOther(sailing: Sailing, { itineraryId, category }: BookingRecord): boolean {
    const { clock, officeTimeZone } = this.parts;
    const free = sailing.suites.find((suite) => suite.category === category)?.availableCabins ?? 0;
    return (
      sailing.itineraryId !== itineraryId &&
      sailing.voyageId === voyageIdOf(itineraryId) &&
      isAhead(sailing, todayIn(officeTimeZone, clock.now())) &&
      free > 0
    );
  }

  private async costOf(
    { itineraryId, start, end }: Sailing,
    { category, guestCount, total }: BookingRecord,
  ): Promise<MovingCost | undefined> {
    const suiteQuote = (await this.parts.quotes.run({ itineraryId, guestCount })).get(category);
    return suiteQuote && { sailing: { itineraryId, start, end }, total: suiteQuote.quote.total, current: total };
  }
}
