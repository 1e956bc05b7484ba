import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';
import { tripNotifications } from './trip-notifications';
import { visibleNotifications } from './notification';
import type { NotifiedTrip } from './raise-notifications';
import { readReservation } from './read-reservation';

const now = new Date('2027-01-10T09:00:00Z');
const newsOn = (today: string, ...trips: readonly NotifiedTrip[]) =>
  tripNotifications(trips, { now, today: plainDate(today) }).map(({ id }) => id);
const sailing = { packages: [aTripPackage({ packageCode: 'ON1-CYC-270412-007' })] };

describe('what of a guest’s trips is news', () => {
  it.each<[ReservationStatus, string]>([
    ['OF', 'bookingDeposit:100200'],
    ['BK', 'bookingRemainingPayment:100200'],
    ['CX', 'bookingExpired:100200'],
  ])('NOT-09 H17 tells of %s until the day on which its voyage begins', (status, id) => {
    expect(newsOn('2027-04-11', aTrip({ status, ...sailing }))).toEqual([id]);
    expect(newsOn('2027-04-12', aTrip({ status, ...sailing }))).toEqual([]);
  });

  it('NOT-09 counts the first of two voyages, and tells of a trip without any day', () => {
    const both = [
      aTripPackage({ packageCode: 'ON1-CYC-270412-007' }),
      aTripPackage({ packageCode: 'ON1-ADR-270419-007' }),
    ];
    expect(newsOn('2027-04-12', aTrip({ packages: both }))).toEqual([]);
    expect(
      newsOn(
        '2027-04-12',
        aTrip({ packages: [aTripPackage({ packageCode: 'CRUISE7' })] }),
        aTrip({ packages: [], reservationId: '7' }),
      ),
    ).toEqual(['bookingRemainingPayment:100200', 'bookingRemainingPayment:7']);
  });

  it('NOT-09 forgets an option a month after it ran out', () => {
    const option = aTrip({ status: 'CT', depositDueOn: plainDate('2026-12-01'), ...sailing });
    expect(newsOn('2026-12-31', option)).toEqual(['bookingExpired:100200']);
    expect(newsOn('2027-01-01', option)).toEqual([]);
    expect(newsOn('2027-01-01', { ...option, depositDueOn: undefined })).toEqual(['bookingExpired:100200']);
  });

  it('NOT-05 H17 puts deposits before balances, and what is over last, each by the order of the trips', () => {
    const trips = (['CX', 'BK', 'OF', 'BK'] as const).map((status, index) =>
      aTrip({ status, reservationId: String(index), ...sailing }),
    );
    const notifications = tripNotifications(trips, { now, today: plainDate('2027-01-10') });
    expect(visibleNotifications({ notifications, dismissed: [] }).map(({ id }) => id)).toEqual([
      'bookingDeposit:2',
      'bookingRemainingPayment:1',
      'bookingRemainingPayment:3',
      'bookingExpired:0',
    ]);
  });
});

describe('a reservation as the interface has it', () => {
  const answer = {
    seawareId: '100200',
    reservationStatus: 'BK',
    depositDate: '2026-09-08',
    finalDate: '2027-01-05',
    depositPaidAmount: 2_500,
    totalAmountPaid: 2_500.1,
    totalBookingAmount: 10_000.29,
    currencyCode: 'USD',
    packages: [{ packageCode: 'ON1-CYC-270412-007', packageName: 'Cyclades' }],
  } as const;

  it('NOT-09 API-05 is read to the cent and to the day', () => {
    expect(readReservation(answer)).toEqual({
      reservationId: '100200',
      status: 'BK',
      depositDueOn: '2026-09-08',
      finalDueOn: '2027-01-05',
      depositPaid: money(250_000, 'USD'),
      totalPaid: money(250_010, 'USD'),
      total: money(1_000_029, 'USD'),
      packages: [{ packageCode: 'ON1-CYC-270412-007', packageName: 'Cyclades' }],
    });
  });

  it('NOT-09 API-05 may leave its dates out', () => {
    const { depositDate, finalDate, ...undated } = answer;
    expect([
      depositDate,
      finalDate,
      readReservation(undated).depositDueOn,
      readReservation(undated).finalDueOn,
    ]).toEqual(['2026-09-08', '2027-01-05', undefined, undefined]);
  });
});
