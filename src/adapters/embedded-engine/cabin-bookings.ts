import type { CabinHold, GuestDetails } from '../../core/engine/booking';
import type {
  CabinBookings,
  HoldOutcome,
  HoldRequest,
  PaymentStartOutcome,
  RecordPaymentOutcome,
  ReservationPayment,
  ReserveOutcome,
} from '../../core/engine/cabin-bookings.port';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn } from '../../core/shared/plain-date';
import { type SpentBudget, spentBudgets } from '../../observed-call';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';
import { CabinGone, CabinTaken } from './booking/cabin-gone';
import { toHold } from './booking/hold-row';
import { noteProof, TooManyHolds } from './booking/limit-holds';
import { makeReservation } from './booking/make-reservation';
import { noteHoldRefund, noteReservationRefund } from './booking/note-refund';
import { recordPayment } from './booking/record-payment';
import { startPayment } from './booking/start-payment';
import { releaseHold, takeHold } from './booking/take-hold';

export class EmbeddedCabinBookings implements CabinBookings {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly timeZone: string,
    private readonly maxOpenOffers = Number.MAX_SAFE_INTEGER,
  ) {}

  async hold(request: HoldRequest): Promise<HoldOutcome> {
    try {
      return await atomically(this.db, (transaction) => takeHold(transaction, request, this.now()));
    } catch (error) {
      if (error instanceof CabinTaken) return { kind: 'cabin-taken' };
      if (!(error instanceof TooManyHolds)) throw error;
      spentBudgets.publish({ budget: `holds-${error.limit}` } satisfies SpentBudget);
      return { kind: 'too-many-holds', limit: error.limit };
    }
  }

  async noteProof(holdId: string, provedAddress: string): Promise<void> {
    await noteProof(this.db, holdId, provedAddress);
  }

  async getHold(holdId: string): Promise<CabinHold | undefined> {
    const row = await this.db.selectFrom('holds').selectAll().where('hold_id', '=', holdId).executeTakeFirst();
    return row && toHold(row);
  }

  async saveGuests(
    holdId: string,
    guests: readonly GuestDetails[],
  ): Promise<'saved' | 'hold-expired' | 'unknown-hold'> {
    const savedHold = await this.db
      .updateTable('holds')
      .set({ guests: JSON.stringify(guests) })
      .where('hold_id', '=', holdId)
      .where('reservation_id', 'is', null)
      .where('expires_at', '>', this.now())
      .returning('hold_id')
      .executeTakeFirst();
    if (savedHold) return 'saved';
    return (await this.getHold(holdId)) ? 'hold-expired' : 'unknown-hold';
  }

  async release(holdId: string): Promise<void> {
    await atomically(this.db, async (transaction) => {
      await transaction
        .updateTable('holds')
        .set({ payment_started_at: null })
        .where('hold_id', '=', holdId)
        .where('reservation_id', 'is', null)
        .execute();
      await releaseHold(transaction, holdId, this.now());
    });
  }

  async startPayment(start: { readonly holdId: string; readonly holdUntil: Date }): Promise<PaymentStartOutcome> {
    return unlessGone(() => atomically(this.db, (transaction) => startPayment(transaction, start, this.now())));
  }

  async findUnsettledHolds({
    startedBefore,
    after,
    limit,
  }: Parameters<CabinBookings['findUnsettledHolds']>[0]): Promise<readonly CabinHold[]> {
    const rows = await this.db
      .selectFrom('holds')
      .selectAll()
      .where('payment_started_at', '<', startedBefore.getTime())
      .where('reservation_id', 'is', null)
      .where('hold_id', '>', after)
      .orderBy('hold_id')
      .limit(limit)
      .execute();
    return rows.map(toHold);
  }

  async reserve(booking: Parameters<CabinBookings['reserve']>[0]): Promise<ReserveOutcome> {
    const outcome = await unlessGone(() =>
      atomically(this.db, (transaction) =>
        makeReservation(transaction, booking, { ...this.moment(), maxOpenOffers: this.maxOpenOffers }),
      ),
    );
    if (outcome.kind === 'hold-expired' && booking.paid > 0) await noteHoldRefund(this.db, booking);
    return outcome;
  }

  async recordPayment(payment: ReservationPayment): Promise<RecordPaymentOutcome> {
    return atomically(this.db, async (transaction) => {
      const outcome = await recordPayment(transaction, payment, this.clock.now());
      if (outcome === 'refused') await noteReservationRefund(transaction, payment);
      return outcome;
    });
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private moment() {
    const at = this.clock.now();
    return { at, today: todayIn(this.timeZone, at) };
  }
}

async function unlessGone<T>(step: () => Promise<T>): Promise<T | { readonly kind: 'hold-expired' }> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof CabinGone) return { kind: 'hold-expired' };
    throw error;
  }
}
