import type { BookingActor } from '../../src/core/engine/booking-actor';
import type { BookingRecords } from '../../src/core/engine/booking-records.port';
import type { GuestDetails, HeldSuite } from '../../src/core/engine/booking';
import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import type { DueRefunds } from '../../src/core/engine/due-refunds.port';
import { paymentTermsOf, suitesOf } from '../../src/core/engine/held-suites';
import type { PaymentIntents } from '../../src/core/engine/payment-intents.port';
import type { HoldSuites, SuiteGuests } from '../../src/core/engine/hold-suites.port';
import { sharedReference } from '../../src/core/engine/finish-payment';
import { chargeReference } from '../../src/core/engine/payment-steps';
import type { ReservationChanges } from '../../src/core/engine/reservation-changes.port';
import { money } from '../../src/core/shared/money';
import { plainDate } from '../../src/core/shared/plain-date';
import type { TripRepository } from '../../src/core/trips/trip-repository.port';
import type { SailingInventory } from '../../src/core/voyages/sailing-inventory.port';
import { aBookingRequest, aQuote, someGuests } from '../builders/a-booking';
import { firstRefunds } from './due-refunds.contract';

interface HoldSuitesNode {
  readonly intents: PaymentIntents;
  readonly cabinBookings: CabinBookings;
  readonly suites: HoldSuites;
}

export interface HoldSuitesUnderTest extends HoldSuitesNode {
  readonly otherNode: HoldSuitesNode;
  readonly records: BookingRecords;
  readonly trips: TripRepository;
  readonly changes: Pick<ReservationChanges, 'cancel'>;
  readonly refunds: DueRefunds;
  readonly inventory: SailingInventory;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  /** A sailing that no test has used yet, with five cabins of category SV, three of OS, and nothing sold. */
  nextSailing(): string;
  /** A contact that exists. */
  readonly contactId: string;
  close(): Promise<void>;
}

const large = aQuote({ total: money(2_000_001, 'USD'), deposit: money(500_000, 'USD') });
const child: GuestDetails = { firstName: 'Ida', lastName: 'Quist', birthday: plainDate('2019-05-05') };

export function describeHoldSuites(name: string, open: () => Promise<HoldSuitesUnderTest>): void {
  describe(`HoldSuites on ${name}`, () => {
    let line: HoldSuitesUnderTest;
    let itineraryId: string;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      itineraryId = line.nextSailing();
    });
    afterAll(() => line.close());

    const inMinutes = (minutes: number) => new Date(line.now().getTime() + minutes * 60_000);
    const held = async (more: { readonly category?: string; readonly actor?: BookingActor } = {}) => {
      const outcome = await line.cabinBookings.hold({
        ...aBookingRequest({ itineraryId }),
        quote: aQuote(),
        expiresAt: inMinutes(10),
        contactId: line.contactId,
        ...more,
      });
      if (outcome.kind !== 'held') throw new Error(`Expected a cabin, got ${outcome.kind}.`);
      return outcome.hold;
    };
    const add = (
      holdId: string,
      {
        category = 'OS',
        actor,
        node = line,
        seen = 1,
      }: { category?: string; actor?: BookingActor; node?: HoldSuitesNode; seen?: number } = {},
    ) =>
      node.suites.addSuite(
        holdId,
        { category, ages: [30, 5], quote: large },
        { expiresAt: inMinutes(10), maxLifeMs: 60 * 60_000, seenSuites: seen, ...(actor ? { actor } : {}) },
      );
    const suitesIn = async (holdId: string): Promise<readonly HeldSuite[]> => {
      const hold = await line.cabinBookings.getHold(holdId);
      return hold ? suitesOf<HeldSuite>(hold) : [];
    };
    const free = async (category: string) => {
      const sailing = await line.inventory.getSailing(itineraryId);
      return sailing?.suites.find((suite) => suite.category === category)?.availableCabins;
    };
    const toGuests = ({ cabinNumber, ages, quote }: HeldSuite, guests: readonly GuestDetails[]): SuiteGuests => ({
      cabinNumber,
      ages,
      quote,
      guests,
    });
    const ready = async () => {
      const { holdId } = await held();
      await add(holdId);
      const [first, second] = await suitesIn(holdId);
      if (!first || !second) throw new Error('Two suites were held.');
      const [lead, partner] = someGuests();
      if (!lead || !partner) throw new Error('Two guests travel.');
      await line.suites.saveSuites(holdId, [toGuests(first, [lead]), toGuests(second, [partner, child])]);
      return holdId;
    };
    const both = paymentTermsOf({ quote: aQuote(), otherSuites: [{ quote: large }] });
    const reserve = async (paid: number) => {
      const holdId = await ready();
      const outcome = await line.cabinBookings.reserve({ holdId, paid, cardLast4: '4242' });
      if (outcome.kind !== 'reserved') throw new Error(`Expected a reservation, got ${outcome.kind}.`);
      const record = await line.records.getBooking(outcome.reservationId);
      return { holdId, ...outcome, group: record?.group ?? [] };
    };

    it('D5 F4 holds two suites under one number and one time, and gives both back at once', async () => {
      const { holdId } = await held();
      line.pass({ minutes: 5 });
      expect(await add(holdId)).toMatchObject({ kind: 'held', hold: { holdId, expiresAt: inMinutes(10) } });
      expect((await suitesIn(holdId)).map(({ category }) => category)).toEqual(['SV', 'OS']);
      expect([await free('SV'), await free('OS')]).toEqual([4, 2]);
      line.pass({ minutes: 9 });
      expect([await free('SV'), await free('OS')]).toEqual([4, 2]);
      await line.cabinBookings.release(holdId);
      expect([await free('SV'), await free('OS')]).toEqual([5, 3]);
    });

    it('F4 is not extended by a repeat that adds nothing, nor by suites that come and go for more than its time', async () => {
      const { holdId, expiresAt } = await held();
      line.pass({ minutes: 5 });
      const repeated = await add(holdId, { seen: 3 });
      expect(repeated).toMatchObject({ kind: 'held', hold: { expiresAt } });
      const ends: number[] = [];
      for (let time = 0; time < 20; time += 1) {
        line.pass({ minutes: 4 });
        const added = await add(holdId);
        if (added.kind !== 'held') break;
        ends.push((added.hold.expiresAt.getTime() - expiresAt.getTime()) / 60_000 + 10);
        await line.suites.removeSuite(holdId, added.hold.otherSuites?.[0]?.cabinNumber ?? '');
      }
      expect(ends.at(-1)).toBe(60);
      expect(await add(holdId)).toEqual({ kind: 'hold-expired' });
    });

    it('D5 keeps what is held when no further suite is free, and refuses a hold that has ended', async () => {
      const { holdId } = await held();
      for (let taken = 0; taken < 3; taken += 1) await held({ category: 'OS' });
      expect(await add(holdId)).toEqual({ kind: 'sold-out' });
      expect(await suitesIn(holdId)).toHaveLength(1);
      expect(await add('nobody')).toEqual({ kind: 'unknown-hold' });
      line.pass({ minutes: 11 });
      expect(await add(holdId)).toEqual({ kind: 'hold-expired' });
      expect(await line.suites.removeSuite(holdId, '501')).toBe('hold-expired');
    });

    it('D5 gives back one suite of two, also the first, and never the last', async () => {
      const { holdId, cabinNumber } = await held();
      await add(holdId);
      expect(await line.suites.removeSuite(holdId, cabinNumber)).toBe('removed');
      expect(await suitesIn(holdId)).toMatchObject([{ category: 'OS', ages: [30, 5], quote: large }]);
      expect([await free('SV'), await free('OS')]).toEqual([5, 2]);
      const [left] = await suitesIn(holdId);
      expect(await line.suites.removeSuite(holdId, left?.cabinNumber ?? '')).toBe('last-suite');
      expect(await line.suites.removeSuite(holdId, 'no-such-cabin')).toBe('removed');
      expect(await suitesIn(holdId)).toHaveLength(1);
    });

    it('F4 counts several suites as one open hold, and each cabin against the sailing', async () => {
      const actor = { browser: `browser-${itineraryId}` };
      const first = await held({ actor });
      // A fifth of eight cabins, rounded down, may be held without proof.
      expect(await add(first.holdId, { actor })).toEqual({ kind: 'too-many-holds', limit: 'sailing' });
      expect(await suitesIn(first.holdId)).toHaveLength(1);
      expect(await free('OS')).toBe(3);
      const proved = { ...actor, proved: `ada-${itineraryId}@example.com` };
      const [one, other] = [await held({ actor: proved }), await held({ actor: proved })];
      for (const { holdId } of [one, other])
        expect((await add(holdId, { category: 'SV', actor: proved })).kind).toBe('held');
      const third = await line.cabinBookings.hold({
        ...aBookingRequest({ itineraryId, category: 'OS' }),
        quote: aQuote(),
        expiresAt: inMinutes(10),
        actor: proved,
      });
      expect(third).toEqual({ kind: 'too-many-holds', limit: 'proved' });
    });

    it('F4 lets an actor hold six suites at a time, in one hold or in two', async () => {
      const actor = { browser: `browser-${itineraryId}`, proved: `six-${itineraryId}@example.com` };
      const [one, other] = [await held({ actor }), await held({ actor })];
      const further = [
        [one, 'OS', 1],
        [one, 'OS', 2],
        [one, 'SV', 3],
        [other, 'SV', 1],
        [other, 'SV', 2],
      ] as const;
      const kinds: string[] = [];
      for (const [{ holdId }, category, seen] of further)
        kinds.push((await add(holdId, { category, actor, seen })).kind);
      expect(kinds).toEqual(['held', 'held', 'held', 'held', 'too-many-holds']);
      expect(await free('SV')).toBe(1);
      await line.cabinBookings.release(one.holdId);
      expect((await add(other.holdId, { category: 'SV', actor, seen: 2 })).kind).toBe('held');
    });

    it('D5 D6 reserves both or none: one number confirms them, each has its own guests, fare and share of the payment', async () => {
      const { reservationId, group } = await reserve(both.deposit.amount);
      expect(group).toMatchObject([
        { reservationId, status: 'BK', category: 'SV', guestCount: 1, total: aQuote().total, paid: aQuote().deposit },
        { status: 'BK', category: 'OS', guestCount: 2, total: large.total, paid: large.deposit },
      ]);
      const [, second] = group;
      const trip = await line.trips.getTrip({ contactId: line.contactId }, second?.reservationId ?? '');
      expect(trip).toMatchObject({
        bookedTogether: [{ reservationId, cabinCategory: 'SV' }],
        passengers: [{ firstName: 'Bo' }, { firstName: 'Ida' }],
        totalPaid: large.deposit,
      });
      expect([await free('SV'), await free('OS')]).toEqual([4, 2]);
    });

    it('F7 puts a payment in full down to both fares, and the payment of an offer to both offers', async () => {
      const full = await reserve(both.total.amount);
      expect(full.group.map(({ paid }) => paid)).toEqual([aQuote().total, large.total]);
      itineraryId = line.nextSailing();
      const offered = await reserve(0);
      expect(offered.group.map(({ status }) => status)).toEqual(['OF', 'OF']);
      const { holdId, reservationId } = offered;
      for (const node of [line, line.otherNode])
        expect(await node.cabinBookings.reserve({ holdId, paid: both.deposit.amount })).toEqual({
          kind: 'reserved',
          reservationId,
        });
      const record = await line.records.getBooking(reservationId);
      expect(record?.group?.map(({ status, paid }) => [status, paid])).toEqual([
        ['BK', aQuote().deposit],
        ['BK', large.deposit],
      ]);
    });

    it('D7 reserves nothing for a payment that was begun before a suite was added: it is refunded', async () => {
      const holdId = await ready();
      expect(await line.cabinBookings.reserve({ holdId, paid: aQuote().deposit.amount })).toEqual({
        kind: 'hold-expired',
      });
      expect((await line.cabinBookings.getHold(holdId))?.reservationId).toBeUndefined();
      expect([await free('SV'), await free('OS')]).toEqual([4, 2]);
    });

    it('D6 makes one booking of a double click on two nodes', async () => {
      const holdId = await ready();
      const outcomes = await Promise.all(
        [line, line.otherNode, line, line.otherNode].map(({ cabinBookings }) =>
          cabinBookings.reserve({ holdId, paid: both.deposit.amount }),
        ),
      );
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect([await free('SV'), await free('OS')]).toEqual([4, 2]);
    });

    it('D5 gives the last cabin to one of many parties that add it at once, and the others keep what they have', async () => {
      for (let taken = 0; taken < 2; taken += 1) await held({ category: 'OS' });
      const holds = await Promise.all(Array.from({ length: 5 }, () => held()));
      const outcomes = await Promise.all(
        holds.map(({ holdId }, index) => add(holdId, { node: index % 2 === 0 ? line : line.otherNode })),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['held', ...Array<string>(4).fill('sold-out')]);
      const counts = await Promise.all(holds.map(async ({ holdId }) => (await suitesIn(holdId)).length));
      expect(counts.toSorted()).toEqual([1, 1, 1, 1, 2]);
      expect(await free('OS')).toBe(0);
    });

    it('D5 D6 adds one suite on a double click, and refuses guests for other suites than it has', async () => {
      const { holdId } = await held();
      const twice = await Promise.all([add(holdId), add(holdId, { node: line.otherNode })]);
      expect(twice.map(({ kind }) => kind)).toEqual(['held', 'held']);
      expect((await add(holdId, { seen: 2 })).kind).toBe('held');
      const suites = await suitesIn(holdId);
      expect(new Set(suites.map(({ cabinNumber }) => cabinNumber)).size).toBe(3);
      const guests = toGuests(
        { ...aBookingRequest(), cabinNumber: suites[0]?.cabinNumber ?? '', quote: large },
        someGuests(),
      );
      expect(await line.suites.saveSuites(holdId, [guests])).toBe('changed');
      expect(await line.suites.saveSuites('nobody', [guests])).toBe('unknown-hold');
    });

    it('D5 moves a suite to another number of its kind, and keeps its guests, its price, its time and the other suite', async () => {
      const holdId = await ready();
      const before = await line.cabinBookings.getHold(holdId);
      if (!before) throw new Error('The hold is gone.');
      const [first, second] = await suitesIn(holdId);
      const [from, to] = [second?.cabinNumber ?? '', second?.cabinNumber === '703' ? '702' : '703'];
      expect(await line.suites.moveSuite(holdId, { from, to })).toBe('moved');
      const after = await line.cabinBookings.getHold(holdId);
      expect(after).toEqual({ ...before, otherSuites: [{ ...second, cabinNumber: to }] });
      expect(after?.cabinNumber).toBe(first?.cabinNumber);
      expect(await free('OS')).toBe(2);
      expect(await line.suites.moveSuite(holdId, { from, to })).toBe('changed');
    });

    it('D5 moves nothing to a cabin that another visitor holds, or of another kind, on whichever node', async () => {
      const { holdId, cabinNumber: from } = await held();
      const { cabinNumber: to } = await held();
      for (const wrong of [to, '701', '999'])
        expect(await line.otherNode.suites.moveSuite(holdId, { from, to: wrong })).toBe('cabin-taken');
      expect((await suitesIn(holdId)).map(({ cabinNumber }) => cabinNumber)).toEqual([from]);
      expect(await line.suites.moveSuite('nobody', { from, to })).toBe('unknown-hold');
      line.pass({ minutes: 11 });
      expect(await line.suites.moveSuite(holdId, { from, to })).toBe('hold-expired');
    });

    it('F2 F7 cancels one suite for what was agreed, refunds it from the one charge, and leaves the other as it is', async () => {
      const { holdId, reservationId, group } = await reserve(both.total.amount);
      const [, second] = group;
      const number = second?.reservationId ?? '';
      expect(await line.changes.cancel(number, money(1, 'USD'))).toBe('changed');
      expect((await line.records.getBooking(number))?.status).toBe('BK');
      // 500 for each of two guests, as the terms say so long before the sailing.
      const kept = money(100_000, 'USD');
      expect(await line.changes.cancel(number, kept)).toBe('cancelled');
      expect(await line.changes.cancel(number, kept)).toBe('cancelled');
      const due = (await line.refunds.findDue(firstRefunds)).filter((refund) => refund.reservationId === number);
      expect(due).toMatchObject([
        { reference: chargeReference(holdId), amount: money(large.total.amount - kept.amount, 'USD') },
      ]);
      expect((await line.records.getBooking(reservationId))?.group).toMatchObject([
        { status: 'BK', paid: aQuote().total },
        { status: 'CX' },
      ]);
      expect([await free('SV'), await free('OS')]).toEqual([4, 3]);
    });

    const cancelSecond = async () => {
      const booked = await reserve(both.total.amount);
      const number = booked.group[1]?.reservationId ?? '';
      const kept = money(100_000, 'USD');
      expect(await line.changes.cancel(number, kept)).toBe('cancelled');
      const [due] = (await line.refunds.findDue(firstRefunds)).filter((refund) => refund.reservationId === number);
      if (!due) throw new Error('Nothing is due.');
      const paid = async () => (await line.records.getBooking(number))?.group?.map((suite) => suite.paid.amount);
      return { due, kept, paid };
    };

    it('F2 F7 records a refund that the provider reports on the suite that it was due to, not on the first of its charge', async () => {
      const { due, kept, paid } = await cancelSecond();
      const { reference, refundId, amount } = due;
      const seen = [{ providerId: `re-${refundId}`, refundId, amount, hasFailed: false }];
      await line.refunds.note(reference, seen);
      expect(await line.refunds.settle(due, 'given-back')).toBe(false);
      expect(await paid()).toEqual([aQuote().total.amount, kept.amount]);
      await line.refunds.note(reference, [{ ...seen[0], providerId: `re-${refundId}`, amount, hasFailed: true }]);
      expect(await paid()).toEqual([aQuote().total.amount, large.total.amount]);
    });

    it('F2 F7 takes a refund made at the provider from what is due to one suite, and the rest from the first', async () => {
      const { due, kept, paid } = await cancelSecond();
      const providerId = `re-${due.refundId}`;
      const seen = (hasFailed: boolean) => [{ providerId, amount: money(due.amount.amount + 5_000, 'USD'), hasFailed }];
      for (const node of [line.refunds, line.refunds]) await node.note(due.reference, seen(false));
      expect(await paid()).toEqual([aQuote().total.amount - 5_000, kept.amount]);
      expect((await line.refunds.findDue(firstRefunds)).filter(({ reference }) => reference === due.reference)).toEqual(
        [],
      );
      for (const node of [line.refunds, line.refunds]) await node.note(due.reference, seen(true));
      expect(await paid()).toEqual([aQuote().total.amount, large.total.amount]);
    });

    let payments = 0;
    const toShares = (group: Awaited<ReturnType<typeof reserve>>['group']) =>
      group.map(({ reservationId, deposit }) => ({ reservationId, amount: deposit }));
    const shared = async () => {
      const { reservationId, group } = await reserve(0);
      const shares = toShares(group);
      return {
        first: reservationId,
        second: group[1]?.reservationId ?? '',
        payment: { paymentId: `shared-${(payments += 1)}`, reservationId, amount: both.deposit, shares },
      };
    };

    it('D6 F7 begins one payment for both suites, and none beside it on either', async () => {
      const { second, payment } = await shared();
      const single = (paymentId: string, node = line.intents) =>
        node.begin({ paymentId, reservationId: second, amount: money(50_000, 'USD') });
      const begun = await Promise.all([line.intents.begin(payment), line.otherNode.intents.begin(payment)]);
      expect(begun.map(({ kind }) => kind).toSorted()).toEqual(['begun', 'known']);
      expect(await line.otherNode.intents.findOpen(second)).toEqual([
        { ...payment, state: 'charging', changedAt: line.now() },
      ]);
      expect((await single('own-1')).kind).toBe('in-progress');
      const { paymentId } = payment;
      expect(await line.intents.move({ paymentId, from: 'charging', to: 'awaiting-code' })).toBe(true);
      expect((await line.intents.find(paymentId))?.state).toBe('awaiting-code');
      expect((await single('own-2', line.otherNode.intents)).kind).toBe('begun');
      expect((await line.intents.find(paymentId))?.state).toBe('declined');
      expect((await line.intents.begin({ ...payment, paymentId: 'shared-again' })).kind).toBe('in-progress');
    });

    it('D6 F7 begins no payment whose shares do not add up, or are more than is open on one', async () => {
      const { payment } = await shared();
      const [first, second] = payment.shares;
      if (!first || !second) throw new Error('Two suites were offered.');
      const begin = async (more: object) => (await line.intents.begin({ ...payment, ...more })).kind;
      expect(await begin({ amount: money(1, 'USD') })).toBe('not-payable');
      const much = money(large.total.amount + 1, 'USD');
      const shares = [first, { ...second, amount: much }];
      expect(await begin({ shares, amount: money(first.amount.amount + much.amount, 'USD') })).toBe('not-payable');
    });

    it('D6 F2 F7 credits it to both suites once, and refunds what one of them gives back from its charge', async () => {
      const { first, second, payment } = await shared();
      await line.intents.begin(payment);
      const recorded = await Promise.all(
        [line, line.otherNode, line].map(({ cabinBookings }) =>
          cabinBookings.recordPayment({ ...payment, cardLast4: '4242' }),
        ),
      );
      expect(recorded).toEqual(['recorded', 'recorded', 'recorded']);
      const accounts = async () =>
        (await line.records.getBooking(first))?.group?.map(({ status, paid }) => [status, paid.amount]);
      expect(await accounts()).toEqual([
        ['BK', aQuote().deposit.amount],
        ['BK', large.deposit.amount],
      ]);
      const kept = money(100_000, 'USD');
      expect(await line.changes.cancel(second, kept)).toBe('cancelled');
      const [due] = (await line.refunds.findDue(firstRefunds)).filter((refund) => refund.reservationId === second);
      const back = money(large.deposit.amount - kept.amount, 'USD');
      expect(due).toMatchObject({ reference: sharedReference(payment.paymentId), amount: back, cardLast4: '4242' });
      const seen = { providerId: 're-shared', refundId: due?.refundId ?? '', amount: back, hasFailed: false };
      await line.refunds.note(due?.reference ?? '', [seen]);
      expect(await accounts()).toEqual([
        ['BK', aQuote().deposit.amount],
        ['CX', kept.amount],
      ]);
    });

    it('D7 F7 credits nothing where one of the suites was cancelled meanwhile: the charge is refunded whole', async () => {
      const { first, second, payment } = await shared();
      await line.intents.begin(payment);
      expect(await line.changes.cancel(second, money(0, 'USD'))).toBe('cancelled');
      expect(await line.cabinBookings.recordPayment(payment)).toBe('refused');
      expect((await line.records.getBooking(first))?.paid.amount).toBe(0);
    });
  });
}
