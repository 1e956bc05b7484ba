import fc from 'fast-check';
import { aTrip } from '../../../test/builders/a-trip';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import { notificationText } from './notification';
import { NOTIFICATION_TEXTS } from './notification-texts';
import { continueBooking, notificationOfTrip } from './raise-notifications';

const now = new Date('2028-02-29T10:00:00Z');
const today = plainDate('2028-02-29');
const usd = (amount: number) => money(amount, 'USD');
const raisedBy = (...changes: Parameters<typeof aTrip>) => notificationOfTrip(aTrip(...changes), { now, today });

describe('which reservation raises what', () => {
  it('NOT-08 NOT-09 asks for the deposit of an offer and of a booking without one', () => {
    expect(raisedBy({ status: 'OF' })).toMatchObject({ category: 'bookingDeposit', type: 'P2' });
    expect(raisedBy({ status: 'BK', depositPaid: usd(0), totalPaid: usd(0) })).toMatchObject({
      category: 'bookingDeposit',
      type: 'P2',
    });
  });

  it('NOT-08 asks for the balance of a booking with a deposit', () => {
    expect(raisedBy({ status: 'BK' })).toMatchObject({ category: 'bookingRemainingPayment', type: 'P2' });
  });

  it.each(['CX', 'CT'] as const)('NOT-08 NOT-09 says that %s has expired', (status) => {
    expect(raisedBy({ status })).toMatchObject({
      category: 'bookingExpired',
      type: 'P3',
      link: '/contact-us',
      permanentCloseable: true,
    });
  });

  it.each(['WL', 'CL', 'TM'] as const)('NOT-09 raises no notification about %s', (status) => {
    expect(raisedBy({ status })).toBeUndefined();
  });

  it('NOT-09 is silent about what is paid', () => {
    expect(raisedBy({ status: 'BK', totalPaid: usd(1_000_000) })).toBeUndefined();
    expect(raisedBy({ status: 'OF', totalPaid: usd(1_000_000) })).toBeUndefined();
    expect(raisedBy({ status: 'BK', total: usd(0), totalPaid: usd(0), depositPaid: usd(0) })).toBeUndefined();
  });

  it('NOT-08 NOT-09 asks for money exactly while it is owed', () => {
    const anyStatus = fc.constantFrom<ReservationStatus>('BK', 'OF', 'WL', 'CL', 'TM', 'CT', 'CX');
    fc.assert(
      fc.property(anyStatus, fc.nat(200), fc.nat(200), fc.nat(50), (status, total, paid, deposit) => {
        const raised = raisedBy({ status, total: usd(total), totalPaid: usd(paid), depositPaid: usd(deposit) });
        const isOwed = (status === 'BK' || status === 'OF') && paid < total;
        expect(raised?.type === 'P2').toBe(isOwed);
        if (isOwed)
          expect(raised?.category).toBe(
            status === 'OF' || deposit === 0 ? 'bookingDeposit' : 'bookingRemainingPayment',
          );
      }),
    );
  });
});

describe('how it closes', () => {
  const closing = { closed: false, closeable: true, permanentCloseable: false, removeOnClose: false };

  it('NOT-04 keeps what is still owed as closed', () => {
    expect(raisedBy({ status: 'OF' })).toMatchObject(closing);
    expect(raisedBy({ status: 'BK' })).toMatchObject(closing);
  });

  it('NOT-04 forgets an expired reservation for ever, and a reminder until the next visit', () => {
    expect(raisedBy({ status: 'CX' })).toMatchObject({ ...closing, permanentCloseable: true, removeOnClose: true });
    expect(continueBooking({ itineraryId: 'x', voyage: 'x', link: '/', now })).toMatchObject({
      ...closing,
      removeOnClose: true,
    });
  });
});

describe('what it says', () => {
  it('NOT-01 NOT-09 names reservation, amount and date, and leads to the payment', () => {
    const raised = raisedBy({ status: 'BK', finalDueOn: plainDate('2028-02-29') });
    if (!raised) throw new Error('nothing raised');
    expect(notificationText(raised)).toEqual({
      title: 'Your balance for Cyclades at first light',
      body: 'The remaining $7,500.00 is due by 2/29/28. Reservation 100200 is booked.',
    });
    expect(raised).toMatchObject({
      id: 'bookingRemainingPayment:100200',
      created: '2028-02-29T10:00:00.000Z',
      link: '/my-profile/trips/itinerary?reservationId=100200&tab=payment',
    });
  });

  it('NOT-09 dates a deposit by its own day, else by the final one, else by the consultant', () => {
    const body = (...changes: Parameters<typeof aTrip>) =>
      raisedBy({ status: 'OF', ...changes[0] })?.replaceVariables.dueDate;
    expect(body()).toBe('9/08/26');
    expect(body({ depositDueOn: undefined })).toBe('1/05/27');
    expect(body({ depositDueOn: undefined, finalDueOn: undefined })).toBe('the date your consultant gives you');
  });

  it('NOT-01 leaves no variable unfilled, whatever the trip', () => {
    fc.assert(
      fc.property(fc.constantFrom<ReservationStatus>('BK', 'OF', 'CT', 'CX'), fc.boolean(), (status, hasPackages) => {
        const raised = raisedBy({ status, ...(hasPackages ? {} : { packages: [] }) });
        if (!raised) throw new Error('nothing raised');
        expect(Object.values(notificationText(raised)).join()).not.toContain('{{');
      }),
    );
  });

  it('H53 NOT-09 says it in the words of the line', () => {
    const words = {
      ...NOTIFICATION_TEXTS,
      bookingDeposit: { ...NOTIFICATION_TEXTS.bookingDeposit, title: 'A deposit for {{voyage}}' },
    };
    expect(notificationOfTrip(aTrip({ status: 'OF' }), { now, today }, words)).toMatchObject({
      title: 'A deposit for {{voyage}}',
      linkText: 'View payment',
    });
  });

  it('NOT-07 leaves a P2 reminder on the reservation pages', () => {
    const reminder = continueBooking({
      itineraryId: 'ON1-CYC-270412-007',
      voyage: 'The Cyclades',
      link: '/reserve-now/ON1-CYC-270412-007',
      now,
    });
    expect(reminder).toMatchObject({
      id: 'continueBooking:ON1-CYC-270412-007',
      category: 'continueBooking',
      type: 'P2',
      closeable: true,
      link: '/reserve-now/ON1-CYC-270412-007',
    });
    expect(notificationText(reminder).body).toBe('Your choices for The Cyclades are waiting where you left them.');
  });
});
