import fc from 'fast-check';
import { aTrip } from '../../../test/builders/a-trip';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { ReservationStatus } from './trip';
import { cardActions, paymentLine, STATUS_LABELS, tripCard, tripSections } from './trip-card';

const statuses: readonly ReservationStatus[] = ['BK', 'OF', 'WL', 'CL', 'TM', 'CT', 'CX'];
const usd = (amount: number) => money(amount, 'USD');
const anyTrip = fc
  .record({
    status: fc.constantFrom(...statuses),
    paid: fc.integer({ min: 0, max: 300 }),
    total: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ status, paid, total }) => aTrip({ status, totalPaid: usd(paid), total: usd(total) }));

describe('sections of My Trips', () => {
  it('TRP-04 puts each status where it belongs', () => {
    const trips = statuses.map((status) => aTrip({ reservationId: status, status }));
    const { upcoming, past, expired } = tripSections(trips);
    const found = [upcoming, past, expired].map((section) => section.map(({ status }) => status));
    expect(found).toEqual([
      ['BK', 'OF', 'WL'],
      ['CL', 'TM'],
      ['CT', 'CX'],
    ]);
  });

  it('TRP-04 shows every trip exactly once', () => {
    fc.assert(
      fc.property(fc.array(anyTrip), (trips) => {
        const { upcoming, past, expired } = tripSections(trips);
        expect([...upcoming, ...past, ...expired]).toHaveLength(trips.length);
        expect(new Set([...upcoming, ...past, ...expired])).toEqual(new Set(trips));
      }),
    );
  });

  it('TRP-05 has a word for each code', () => {
    expect(STATUS_LABELS).toEqual({
      BK: 'Booked',
      OF: 'Offer',
      WL: 'Waitlist',
      CL: 'Completed',
      TM: 'Ended',
      CT: 'Option expired',
      CX: 'Cancelled',
    });
    expect(tripCard(aTrip({ status: 'OF' })).statusLabel).toBe('Offer');
  });
});

describe('a status that is the engine’s own word', () => {
  it.each(['XT', 'bk', '', 'constructor'])(
    'TRP-05 TRP-06 H15 asks nobody to pay for %j: it says that the trip is there, and whom to ask',
    (status) => {
      const trip = aTrip({ status, totalPaid: usd(0) });
      expect(tripSections([trip])).toEqual({ upcoming: [trip], past: [], expired: [] });
      const card = tripCard(trip);
      expect(card).toMatchObject({
        kind: 'unclear',
        statusLabel: 'Please ask us',
        asksConsultant: false,
        hasManageTrip: false,
        hasMakePayment: false,
        hasDetail: true,
        hasContactUs: true,
      });
      expect(card.paymentLine).toBeUndefined();
    },
  );
});

describe('cards', () => {
  it.each(['BK', 'OF', 'WL'] as const)(
    'TRP-06 shows an active card with progress for %s that is not paid',
    (status) => {
      expect(tripCard(aTrip({ status }))).toMatchObject({ kind: 'active', progress: { percentage: 25 } });
    },
  );

  it.each(['BK', 'OF', 'WL'] as const)('TRP-07 shows a paid card for %s that is', (status) => {
    const card = tripCard(aTrip({ status, totalPaid: usd(1_000_000) }));
    expect(card.kind).toBe('paid');
    expect(card.paymentLine).toBeUndefined();
  });

  it('TRP-06 TRP-07 follows status and payment for any trip', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const isPaid = trip.total.amount > 0 && trip.totalPaid.amount >= trip.total.amount;
        const upcoming = isPaid ? 'paid' : 'active';
        const expected = {
          BK: upcoming,
          OF: upcoming,
          WL: upcoming,
          CL: 'past',
          TM: 'past',
          CT: 'expired',
          CX: 'expired',
        }[trip.status];
        const card = tripCard(trip);
        expect(card.kind).toBe(expected);
        expect(card.paymentLine !== undefined).toBe(expected === 'active');
      }),
    );
  });

  it('TRP-08 offers Manage Trip on active and paid cards, Make a Payment while an amount is due', () => {
    const buttons = { hasManageTrip: true, hasMakePayment: true, hasDetail: false, hasContactUs: false };
    expect(tripCard(aTrip())).toMatchObject(buttons);
    expect(tripCard(aTrip({ totalPaid: usd(1_000_000) }))).toMatchObject({ ...buttons, hasMakePayment: false });
  });

  it('TRP-08 offers no payment where nothing is due: all is paid, or the guest waits', () => {
    expect(cardActions('paid', 'BK')).toMatchObject({ hasManageTrip: true, hasMakePayment: false });
    expect(cardActions('active', 'WL')).toMatchObject({ hasManageTrip: true, hasMakePayment: false });
    expect(cardActions('active', 'OF').hasMakePayment).toBe(true);
  });

  it.each(['CT', 'CX'] as const)('TRP-08 hides them for %s, even on an active or paid card', (status) => {
    for (const kind of ['active', 'paid'] as const) {
      expect(cardActions(kind, status)).toMatchObject({ hasManageTrip: false, hasMakePayment: false });
    }
  });

  it.each(['CL', 'TM'] as const)('TRP-09 hides Detail on the past card of %s', (status) => {
    expect(tripCard(aTrip({ status }))).toMatchObject({
      kind: 'past',
      hasDetail: false,
      hasManageTrip: false,
      hasMakePayment: false,
    });
  });

  it.each(['CT', 'CX'] as const)('TRP-10 shows Detail and Contact Us on the expired card of %s', (status) => {
    expect(tripCard(aTrip({ status }))).toMatchObject({
      kind: 'expired',
      hasDetail: true,
      hasContactUs: true,
      hasManageTrip: false,
    });
  });
});

describe('what is due', () => {
  const [depositDueOn, finalDueOn] = [plainDate('2028-02-29'), plainDate('2028-12-05')];

  it('TRP-11 asks for the deposit until it is paid', () => {
    expect(paymentLine({ depositDueOn, finalDueOn, depositPaid: usd(0) })).toBe('Deposit payment due by: 2/29/28');
    expect(tripCard(aTrip({ depositDueOn, depositPaid: usd(0) })).paymentLine).toBe('Deposit payment due by: 2/29/28');
  });

  it('TRP-11 asks for the full payment afterwards', () => {
    expect(paymentLine({ depositDueOn, finalDueOn, depositPaid: usd(1) })).toBe('Full payment due by: 12/05/28');
  });

  it('TRP-11 falls back to the final date, then to the consultant', () => {
    expect(paymentLine({ finalDueOn, depositPaid: usd(500) })).toBe('Deposit payment due by: 12/05/28');
    expect(paymentLine({ depositPaid: usd(500) })).toBe('Deposit payment due by: Contact your consultant');
    expect(paymentLine({ depositDueOn, depositPaid: usd(500) })).toBe('Full payment due by: Contact your consultant');
  });

  it('TRP-11 H16 sends to the consultant exactly who has no date to pay by', () => {
    const asks = (changes: Parameters<typeof aTrip>[0]) => tripCard(aTrip(changes)).asksConsultant;
    expect(asks({ depositDueOn: undefined, finalDueOn: undefined })).toBe(true);
    expect([
      asks({ depositDueOn, finalDueOn: undefined, depositPaid: usd(0) }),
      asks({ depositDueOn: undefined, finalDueOn }),
    ]).toEqual([false, false]);
    expect(asks({ status: 'CX', depositDueOn: undefined, finalDueOn: undefined })).toBe(false);
  });

  it('TRP-11 names the deposit exactly when it has no date or nothing is paid', () => {
    const anyDate = fc.constantFrom(undefined, depositDueOn);
    fc.assert(
      fc.property(
        anyDate,
        fc.constantFrom(undefined, finalDueOn),
        fc.integer({ min: 0, max: 5 }),
        (deposit, final, paid) => {
          const line = paymentLine({ depositDueOn: deposit, finalDueOn: final, depositPaid: usd(paid) });
          expect(line.startsWith('Deposit')).toBe(deposit === undefined || paid === 0);
        },
      ),
    );
  });
});
