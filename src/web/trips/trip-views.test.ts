import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { builtPictures } from '../../../test/builders/built-pictures';
import { money } from '../../core/shared/money';
import { plainDate } from '../../core/shared/plain-date';
import { toTripCard } from './trip-card-view';
import { toTripLeg } from './trip-details-view';
import { toTripPayment } from './trip-payment-view';

const usd = (dollars: number) => money(dollars * 100, 'USD');
const content = { voyage: aVoyage(), suite: aSuite() };
const contents = { of: () => content };
const today = plainDate('2026-12-01');
const card = (parts: Parameters<typeof aTrip>[0]) =>
  toTripCard(aTrip(parts), { today, timeZone: 'UTC', contents, assets: builtPictures(), takesPayments: true });
const paidHere = { today, timeZone: 'UTC', takesPayments: true };

describe('a trip as a view', () => {
  it('TRP-06 TRP-11 TRP-12 shows what is paid and what is due on an active card', () => {
    const active = card({
      status: 'BK',
      total: usd(26_300),
      totalPaid: usd(6_575),
      depositPaid: usd(6_575),
      depositDueOn: plainDate('2026-11-21'),
      finalDueOn: plainDate('2027-02-02'),
    });
    expect(active).toMatchObject({
      kind: 'active',
      progress: { percentage: 25, barPercentage: 25, paidAmount: '$6,575.00', total: '$26,300.00' },
      paymentLine: 'Full payment due by: 2/02/27',
    });
    expect(Object.keys(active.actions)).toEqual(['manage', 'pay']);
  });

  it('TRP-11 H16 marks the card whose guest must ask for a date, and no other', () => {
    const asks = (parts: Parameters<typeof aTrip>[0]) => 'asksConsultant' in card(parts);
    expect([asks({}), asks({ depositDueOn: undefined, finalDueOn: undefined })]).toEqual([false, true]);
  });

  it('TRP-08 TRP-09 TRP-10 offers what the status allows, and nothing else', () => {
    expect(Object.keys(card({ status: 'CX' }).actions)).toEqual(['detail', 'contact']);
    expect(Object.keys(card({ status: 'CL' }).actions)).toEqual([]);
    expect(card({ status: 'CL' }).afterHref).toContain('#trip-now-title');
    expect(card({ status: 'CX' }).actions.contact).toBe('/contact-us?about=expired-trip&reference=100200');
  });

  it('TRP-13 TRD-01 has a title and neither days nor nights where the engine states no voyage', () => {
    expect(card({ packages: [] })).toMatchObject({ title: 'Your voyage', dates: '', nights: '' });
    expect(
      card({ packages: [aTripPackage({ start: plainDate('2027-04-12'), end: plainDate('2027-04-13') })] }),
    ).toMatchObject({ dates: '12 – 13 April 2027', nights: '1 night' });
  });

  it('TRP-05 H15 offers to read and to ask, and shows nothing of payment, where the status is the engine’s own word', () => {
    const { actions, statusLabel, progress, paymentLine } = card({ status: 'XT' });
    expect({ statusLabel, progress, paymentLine }).toEqual({
      statusLabel: 'Please ask us',
      progress: undefined,
      paymentLine: undefined,
    });
    expect(actions).toEqual({ detail: expect.any(String), contact: '/contact-us?about=trip&reference=100200' });
  });

  it('TRD-03 H33 prints room and deck, leaves the deck out where the number has none, and promises no room to a trip that has ended', () => {
    const details = (cabinNumber: string | undefined, status = 'BK') =>
      toTripLeg(aTripPackage({ cabinNumber }), {
        trip: aTrip({ status }),
        content,
        assets: builtPictures(),
        vesselSlug: 'ondine',
      }).suite;
    expect(details('1004')).toMatchObject({ room: '1004', deck: 10 });
    expect(details('512')).toMatchObject({ room: '512', deck: 5 });
    expect(details('A12')).not.toHaveProperty('deck');
    expect(details(undefined)).not.toHaveProperty('room');
    expect(['BK', 'WL', 'CX', 'CT', 'CL'].map((status) => details(undefined, status)?.awaitsRoom ?? false)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('TRD-12 H20 prints amounts in the reservation’s currency, with the onboard credit', () => {
    const payment = toTripPayment(
      aTrip({
        status: 'BK',
        total: money(2_000_000, 'EUR'),
        totalPaid: money(500_000, 'EUR'),
        depositPaid: money(500_000, 'EUR'),
        onboardCredit: money(30_000, 'EUR'),
      }),
      paidHere,
    );
    expect(payment).toMatchObject({
      total: '€20,000.00',
      paidAmount: '€5,000.00',
      remaining: '€15,000.00',
      onboardCredit: '€300.00',
    });
  });

  it('TRD-12 names nothing that remains to be paid, and no progress, of what was cancelled or has lapsed', () => {
    const owing = { total: money(2_000_000, 'USD'), totalPaid: money(500_000, 'USD') };
    for (const status of ['CX', 'CT'] as const) {
      const payment = toTripPayment(aTrip({ ...owing, status }), paidHere);
      expect(payment).toMatchObject({ total: '$20,000.00', paidAmount: '$5,000.00', remaining: '$0.00' });
      expect(payment).not.toHaveProperty('progress');
    }
    expect(toTripPayment(aTrip({ ...owing, status: 'BK' }), paidHere)).toMatchObject({
      remaining: '$15,000.00',
      progress: { percentage: 25 },
    });
  });

  it.each(['XT', '', 'CL', 'TM'])(
    'TRD-12 F7 says of the status “%s” what is not paid, and of no day on which it is due',
    (status) => {
      const trip = aTrip({ status, total: usd(20_000), totalPaid: usd(5_000), depositPaid: usd(5_000) });
      const payment = toTripPayment(trip, paidHere);
      expect(payment).toMatchObject({ paidAmount: '$5,000.00', remaining: '$15,000.00', progress: { percentage: 25 } });
      expect([payment.instalments, payment.payHref]).toEqual([undefined, undefined]);
    },
  );

  it('TRD-15 H42 keeps devMode in what a test reservation leads to: payment, fare breakdown and invoice', () => {
    const trip = aTrip({ status: 'BK', total: usd(20_000), totalPaid: usd(5_000) });
    const over = aTrip({ status: 'CL', total: usd(20_000), totalPaid: usd(20_000) });
    const linksOf = (isDevMode: boolean) => {
      const options = { ...paidHere, hasInvoices: true, reading: { isDevMode } };
      const { payHref, downloadHref, invoiceHref } = toTripPayment(trip, options);
      const [{ pay }, { invoice }] = [trip, over].map(
        (one) => toTripCard(one, { ...options, contents, assets: builtPictures() }).actions,
      ) as [{ pay?: string }, { invoice?: string }];
      return [payHref, downloadHref, invoiceHref, pay, invoice];
    };
    expect(linksOf(true)).toEqual(linksOf(false).map((href) => `${href}&devMode=true`));
  });

  it('F1 leads no guest to a payment where the line is paid elsewhere', () => {
    const trip = aTrip({ status: 'BK', total: usd(20_000), totalPaid: usd(5_000) });
    const shown = { today, timeZone: 'UTC', contents, assets: builtPictures() };
    expect(toTripPayment(trip, paidHere)).toHaveProperty('payHref');
    expect(toTripPayment(trip, { ...paidHere, takesPayments: false })).not.toHaveProperty('payHref');
    expect(toTripCard(trip, { ...shown, takesPayments: true }).actions).toHaveProperty('pay');
    expect(toTripCard(trip, { ...shown, takesPayments: false }).actions).not.toHaveProperty('pay');
  });

  it('ROL-07 TRP-05 says of a reservation that cannot be read so, with its number, without a sum and without a day', () => {
    const nothing = money(0, 'XXX');
    const unread = card({
      isUnreadable: true,
      status: '',
      total: nothing,
      totalPaid: nothing,
      depositPaid: nothing,
      packages: [],
    });
    expect(unread).toMatchObject({
      kind: 'unclear',
      reservationId: '100200',
      title: 'A reservation that we cannot show now',
      dates: '',
      nights: '',
    });
    expect(unread.due).toContain('It stands as it was');
    expect(unread.due).not.toContain('0');
    expect(Object.keys(unread.actions)).toEqual(['contact']);
  });

  it('H52 shows a trip whose voyage was withdrawn, under the name that was booked', () => {
    expect(
      toTripCard(aTrip({ packages: [aTripPackage({ packageName: 'Turquoise Coast' })] }), {
        today,
        timeZone: 'UTC',
        contents: { of: () => ({}) },
        assets: builtPictures(),
        takesPayments: true,
      }).title,
    ).toBe('Turquoise Coast');
  });
});
