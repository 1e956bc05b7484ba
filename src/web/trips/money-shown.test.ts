import fc from 'fast-check';
import { builtPictures } from '../../../test/builders/built-pictures';
import { aTrip } from '../../../test/builders/a-trip';
import { shownByEngine } from '../../../test/builders/shown-by-engine';
import { offeredMessage, reservedMessage } from '../../core/engine/reservation-messages';
import { notificationText } from '../../core/notifications/notification';
import { notificationOfTrip } from '../../core/notifications/raise-notifications';
import { readReservation } from '../../core/notifications/read-reservation';
import { formatMoney, money, type Money } from '../../core/shared/money';
import { addDays, plainDate } from '../../core/shared/plain-date';
import { paymentPlan } from '../../core/trips/payment-plan';
import type { ReservationStatus, Trip } from '../../core/trips/trip';
import { toReservation } from './trips.api';
import { toTripCard } from './trip-card-view';
import { toTripPayment } from './trip-payment-view';

const pictures = builtPictures();
const depositDueOn = plainDate('2026-11-29');
const usd = (cents: number) => money(cents, 'USD');

/** A record of the engine as the guest's trip has it. */
const recordOf = ({
  total,
  totalPaid,
  deposit,
  depositDueOn: due,
  finalDueOn,
  status,
  reservationId,
  ended,
}: Trip) => ({
  reservationId,
  status: status as ReservationStatus,
  total,
  paid: totalPaid,
  deposit: deposit ?? total,
  ...(due ? { depositDueOn: due } : {}),
  ...(finalDueOn ? { finalDueOn } : {}),
  ...(ended ? { ended } : {}),
  itineraryId: '',
  voyages: [{ itineraryId: '', title: '', start: depositDueOn, end: depositDueOn, category: 'SV' }] as const,
  category: 'SV',
  lines: [],
  payments: [],
  guestCount: 2,
});

/** Reservations in any state of their payment, on any day. */
const reservations = fc
  .record({
    total: fc.integer({ min: 2, max: 9_000_000 }),
    depositShare: fc.integer({ min: 1, max: 99 }),
    paidShare: fc.integer({ min: 0, max: 120 }),
    isOffer: fc.boolean(),
    later: fc.integer({ min: -90, max: 150 }),
  })
  .map(({ total, depositShare, paidShare, isOffer, later }) => {
    const deposit = Math.max(1, Math.floor((total * depositShare) / 100));
    const paid = Math.min(total, Math.floor((total * paidShare) / 100));
    const trip = aTrip({
      status: isOffer && paid < deposit ? 'OF' : 'BK',
      total: usd(total),
      totalPaid: usd(paid),
      deposit: usd(deposit),
      depositPaid: usd(Math.min(paid, deposit)),
      depositDueOn,
      finalDueOn: addDays(depositDueOn, 65),
    });
    return { trip, today: addDays(depositDueOn, later) };
  });

const paidHere = (today: ReturnType<typeof plainDate>) => ({ today, timeZone: 'UTC', takesPayments: true });
const shownOn = (today: ReturnType<typeof plainDate>) => ({
  today,
  timeZone: 'UTC',
  contents: { of: () => ({}) },
  assets: pictures,
  takesPayments: true,
});

const messageOf = (trip: Trip, today: ReturnType<typeof plainDate>) => {
  const about = {
    record: recordOf(trip),
    today,
    firstName: '',
    email: '',
    voyage: '',
    dates: '',
    suite: '',
    url: '',
    binding: [],
    takesPayments: true,
  };
  return (trip.status === 'OF' ? offeredMessage(about) : reservedMessage(about)).paragraphs.join(' ');
};

describe('money that is due', () => {
  it('F7 is the same to the cent on card, tab, notice, message, engine page, PDF and in the API, in every state of a reservation', async () => {
    await fc.assert(
      fc.asyncProperty(reservations, async ({ trip, today }) => {
        const { next, remaining } = paymentPlan({ ...trip, paid: trip.totalPaid }, today);
        const card = toTripCard(trip, shownOn(today));
        const tab = toTripPayment(trip, paidHere(today));
        const notice = notificationOfTrip(readReservation(toReservation(trip)), { now: new Date(0), today });
        const message = messageOf(trip, today);
        const { account, sheet } = await shownByEngine(recordOf(trip), today);
        expect([account.remaining, account.paidAmount]).toEqual([tab.remaining, tab.paidAmount]);
        expect([sheet.remaining, sheet.fare.paid, sheet.due]).toEqual([remaining, trip.totalPaid, account.due]);
        expect(tab.remaining).toBe(formatMoney(remaining));
        if (!next) {
          expect([card.due, tab.instalments, tab.payHref, notice]).toEqual([
            undefined,
            undefined,
            undefined,
            undefined,
          ]);
          expect(message).toContain('nothing more is due');
          return;
        }
        const sum = formatMoney(next.open);
        const texts = [card.due, tab.instalments?.find(({ state }) => state !== 'paid')?.text, account.due[0]];
        expect([...texts, notice && notificationText(notice).body, message].map((text) => text?.includes(sum))).toEqual(
          [true, true, true, true, true],
        );
        expect(card.isOverdue ?? false).toBe(next.state === 'overdue');
      }),
    );
  });

  it('F7 is nothing on the waitlist, and what ended says what was kept and what comes back', () => {
    const owing = { total: usd(2_000_000), totalPaid: usd(500_000), deposit: usd(500_000) };
    const today = plainDate('2026-12-24');
    expect(toTripPayment(aTrip({ ...owing, totalPaid: usd(0), status: 'WL' }), paidHere(today))).toMatchObject({
      remaining: '$0.00',
      isWaiting: true,
    });
    expect(toTripCard(aTrip({ ...owing, totalPaid: usd(0), status: 'WL' }), shownOn(today)).due).toBe(
      'Nothing is owed while you wait.',
    );
    const ended = (retained: Money, refunded: Money, toRefund: Money) =>
      toTripPayment(
        aTrip({
          ...owing,
          status: 'CX',
          ended: { retained, refunded, toRefund, refundedAt: new Date('2026-12-24T12:00:00Z') },
        }),
        paidHere(today),
      ).endedAccount;
    expect(ended(usd(100_000), usd(0), usd(400_000))).toEqual({ retainedAmount: '$1,000.00', toRefund: '$4,000.00' });
    expect(ended(usd(100_000), usd(400_000), usd(0))).toEqual({
      retainedAmount: '$1,000.00',
      refundedAmount: '$4,000.00',
      refundedOn: '24 December 2026',
    });
    expect(
      toTripPayment(aTrip({ ...owing, status: 'CT', totalPaid: money(0, 'USD') }), paidHere(today)).endedAccount,
    ).toBeUndefined();
    expect(toTripPayment(aTrip({ ...owing, status: 'CX' }), paidHere(today)).endedAccount).toEqual({
      retainedAmount: '$5,000.00',
    });
    const onCard = (parts: Partial<Trip>) => toTripCard(aTrip({ ...owing, ...parts }), shownOn(today)).due;
    expect(onCard({ status: 'CX' })).toBe('By the terms we kept $5,000.00.');
    const waiting = { retained: usd(100_000), refunded: usd(0), toRefund: usd(400_000) };
    expect(onCard({ status: 'CX', ended: waiting })).toBe(
      'By the terms we kept $1,000.00. $4,000.00 is on its way back to you.',
    );
    const refundedAt = new Date('2026-12-24T12:00:00Z');
    expect(
      onCard({ status: 'CT', ended: { retained: usd(0), refunded: usd(50_000), toRefund: usd(0), refundedAt } }),
    ).toBe('$500.00 was refunded on 12/24/26.');
    expect(onCard({ status: 'CT', totalPaid: usd(0) })).toBeUndefined();
  });

  it('F7 says on the engine page and in its PDF what ended kept and gives back, as card and tab do', async () => {
    const trip = aTrip({
      status: 'CX',
      total: usd(2_000_000),
      totalPaid: usd(500_000),
      ended: { retained: usd(100_000), refunded: usd(0), toRefund: usd(400_000) },
    });
    const { account, sheet } = await shownByEngine(recordOf(trip), plainDate('2026-12-24'));
    expect(account.due).toEqual([toTripCard(trip, shownOn(plainDate('2026-12-24'))).due]);
    expect([account.remaining, sheet.endedAccount, sheet.due]).toEqual([undefined, trip.ended, account.due]);
  });
});
