import type { CabinHold } from '../../src/core/engine/booking';
import type { CabinBookings, HoldRequest, ReservationPayment } from '../../src/core/engine/cabin-bookings.port';
import type { ChargeOutcome, PaymentMethod, PaymentOrder, Payments } from '../../src/core/engine/payments.port';
import type { FareOutcome, Fares, SailingFare } from '../../src/core/engine/fares.port';
import { money, type Money } from '../../src/core/shared/money';
import { Unavailable } from '../../src/core/shared/unavailable';
import { plainDate } from '../../src/core/shared/plain-date';
import { aBookingRequest, aQuote, someGuests } from './a-booking';

export function aSailingFare(changes: Partial<SailingFare> = {}): SailingFare {
  return {
    itineraryId: 'ON1-CYC-270529-007',
    start: plainDate('2027-05-29'),
    nights: 7,
    suiteFare: money(1_234_500, 'USD'),
    portChargesPerGuest: money(63_000, 'USD'),
    taxesPerGuest: money(0, 'USD'),
    feesPerGuest: money(0, 'USD'),
    maxGuests: 3,
    ...changes,
  };
}

export class FakeFares implements Fares {
  constructor(public outcome: FareOutcome = { kind: 'fare', fare: aSailingFare() }) {}

  async findFare(): Promise<FareOutcome> {
    return this.outcome;
  }

  /** The one fare that it knows, for the suite SV. */
  async findFares(): Promise<ReadonlyMap<string, SailingFare>> {
    return new Map(this.outcome.kind === 'fare' ? [['SV', this.outcome.fare]] : []);
  }
}

/** Fares of many sailings, by itinerary id and category, as `findFares` gave them. */
export class InMemoryFares implements Fares {
  constructor(private readonly known: ReadonlyMap<string, ReadonlyMap<string, SailingFare>>) {}

  async findFare(itineraryId: string, category: string): Promise<FareOutcome> {
    const fare = (await this.findFares(itineraryId)).get(category);
    return fare ? { kind: 'fare', fare } : { kind: 'no-fare' };
  }

  async findFares(itineraryId: string): Promise<ReadonlyMap<string, SailingFare>> {
    return this.known.get(itineraryId) ?? new Map<string, SailingFare>();
  }
}

export function aHold(changes: Partial<CabinHold> = {}): CabinHold {
  return {
    holdId: 'h-1',
    ...aBookingRequest(),
    cabinNumber: '501',
    quote: aQuote(),
    expiresAt: new Date('2027-01-11T15:10:00Z'),
    guests: someGuests(),
    ...changes,
  };
}

/** Cabin bookings with one hold. `isGone`: another visitor has the cabin. */
export class FakeCabinBookings implements CabinBookings {
  isGone = false;
  isSoldOut = false;
  readonly reserved: { readonly paid: number }[] = [];
  readonly requests: HoldRequest[] = [];
  readonly released: string[] = [];
  isUnsettled = false;

  constructor(
    public current: CabinHold | undefined = aHold(),
    private readonly now: () => Date = () => new Date('2027-01-11T15:00:00Z'),
  ) {}

  async hold(request: HoldRequest) {
    this.requests.push(request);
    return this.isSoldOut
      ? { kind: 'sold-out' as const }
      : { kind: 'held' as const, hold: aHold({ expiresAt: request.expiresAt }) };
  }

  async getHold() {
    return this.current;
  }

  async saveGuests(_holdId: string, guests: NonNullable<CabinHold['guests']>) {
    if (!this.current) return 'unknown-hold' as const;
    this.current = { ...this.current, guests };
    return 'saved' as const;
  }

  async noteProof() {}

  async release(holdId: string) {
    this.released.push(holdId);
    this.isUnsettled = false;
  }

  async startPayment({ holdUntil }: { readonly holdUntil: Date }) {
    if (!this.current) return { kind: 'unknown-hold' as const };
    if (this.current.reservationId !== undefined)
      return { kind: 'reserved' as const, reservationId: this.current.reservationId };
    if (this.current.expiresAt <= this.now()) return { kind: 'hold-expired' as const };
    this.isUnsettled = true;
    this.current = {
      ...this.current,
      expiresAt: holdUntil > this.current.expiresAt ? holdUntil : this.current.expiresAt,
    };
    return { kind: 'started' as const, hold: this.current };
  }

  async findUnsettledHolds() {
    return this.isUnsettled && this.current ? [this.current] : [];
  }

  async reserve({ paid }: { readonly paid: number }) {
    if (!this.current) return { kind: 'unknown-hold' as const };
    if (this.current.reservationId === undefined) {
      if (this.isGone || (paid === 0 && this.current.expiresAt <= this.now())) return { kind: 'hold-expired' as const };
      this.reserved.push({ paid });
      this.isUnsettled = false;
      this.current = { ...this.current, reservationId: 'ON71234567' };
    }
    return { kind: 'reserved' as const, reservationId: 'ON71234567' };
  }

  readonly recorded = new Map<string, ReservationPayment>();
  /** The reservation takes no more money. */
  isClosed = false;

  async recordPayment(payment: ReservationPayment) {
    if (this.isClosed && !this.recorded.has(payment.paymentId)) return 'refused' as const;
    this.recorded.set(payment.paymentId, payment);
    return 'recorded' as const;
  }
}

/** A payment provider that gives the configured answers, and counts the money. */
export class FakePayments implements Payments {
  readonly taken = new Map<string, number>();
  method: PaymentMethod = 'test-cards';
  private readonly charges = new Map<string, ChargeOutcome>();

  /** What the next charges do: `lost` takes the money and loses the answer, `broken` fails before taking any. */
  constructor(private readonly plan: ('pays' | 'declines' | 'asks' | 'lost' | 'lost-for-long' | 'broken')[]) {}

  async begin({ reference, amount, means }: PaymentOrder): Promise<ChargeOutcome> {
    const known = this.charges.get(reference);
    if (known?.kind === 'paid') return known;
    if (means.kind === 'hosted-page') {
      if (this.plan.shift() === 'broken') throw new Unavailable('the payment provider');
      return this.remember(reference, { kind: 'hosted-page', address: `https://pay.example/${reference}`, amount });
    }
    const next = this.plan.shift() ?? 'declines';
    if (next === 'broken') throw new Error('connection reset');
    if (next === 'declines') return this.remember(reference, { kind: 'declined' });
    if (next === 'asks') return this.remember(reference, { kind: 'second-step', challengeId: 'c-1', amount });
    this.take(reference, amount, means.card.number.slice(-4));
    if (next === 'lost-for-long') this.isSilent = true;
    return next === 'pays' ? (this.charges.get(reference) ?? { kind: 'unknown' }) : { kind: 'unknown' };
  }

  isSilent = false;

  async answerChallenge({ code }: { readonly challengeId: string; readonly code: string }): Promise<ChargeOutcome> {
    const [reference = ''] = [...this.charges].find(([, charge]) => charge.kind === 'second-step') ?? [];
    if (code !== '123456') return this.remember(reference, { kind: 'declined' });
    this.take(reference, money(308_625, 'USD'), '3155');
    return this.charges.get(reference) ?? { kind: 'unknown' };
  }

  async findCharge(reference: string): Promise<ChargeOutcome | undefined> {
    return this.isSilent ? { kind: 'unknown' } : this.charges.get(reference);
  }

  async close(reference: string): Promise<ChargeOutcome | undefined> {
    const known = await this.findCharge(reference);
    if (known?.kind === 'hosted-page') return this.remember(reference, { kind: 'declined' });
    return known;
  }

  /** The guest pays on the provider's page. */
  payOnPage(reference: string): void {
    const open = this.charges.get(reference);
    if (open?.kind !== 'hosted-page') throw new Error(`No page is open for ${reference}`);
    this.take(reference, open.amount, '4242');
  }

  async refund(reference: string): Promise<void> {
    this.charges.delete(reference);
    this.taken.delete(reference);
  }

  async refundAmount() {
    return 'given-back' as const;
  }

  private take(reference: string, amount: Money, cardLast4: string): void {
    this.taken.set(reference, (this.taken.get(reference) ?? 0) + amount.amount);
    this.charges.set(reference, { kind: 'paid', amount, cardLast4 });
  }

  private remember(reference: string, outcome: ChargeOutcome): ChargeOutcome {
    this.charges.set(reference, outcome);
    return outcome;
  }
}
